import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { isNoAnswer } from '@/api/errors';
import { FailurePage } from '@/shared/failure/FailurePage';
import { sessionQueries } from '@/shared/session/session-queries';
import { SessionProvider } from '@/shared/session/SessionProvider';
import { latePart } from '@/ui/late/late-part';
import { LoadingScreen } from './LoadingScreen';

const SignInPage = latePart(async () => (await import('./SignInPage')).SignInPage);

/**
 * What stands before the pages (B2.53): the loading text until it is known who is here, the sign-in page for nobody.
 * An outage and a session that ends later lie over the pages and never take them away.
 */
export function SessionGate({ leave, children }: { leave: () => void; children: ReactNode }) {
  const current = useQuery(sessionQueries.current());
  if (current.data?.user) return <SessionProvider user={current.data.user} leave={leave}>{children}</SessionProvider>;
  if (current.data) return <Suspense fallback={<LoadingScreen />}><SignInPage /></Suspense>;
  // Without an answer the banner says so, and the check is repeated when the server is back.
  if (current.isError && !isNoAnswer(current.error)) return <FailurePage error={current.error} retry={() => void current.refetch()} />;
  return <LoadingScreen />;
}
