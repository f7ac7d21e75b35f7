import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { isNoAnswer } from '@/api/errors';
import { FailurePage } from '@/shared/failure/FailurePage';
import { sessionQueries } from '@/shared/session/session-queries';
import { SessionProvider } from '@/shared/session/SessionProvider';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { LoadingScreen } from './LoadingScreen';

const SignInPage = lazyComponent(
  withTexts(['signIn'], async () => (await import('./SignInPage')).SignInPage),
);

/**
 * Renders the pages only for a signed-in user; before that a loading text, then the sign-in page.
 * Outages and sessions that expire later are shown over the pages, which stay mounted.
 */
export function SessionGate({ leave, children }: { leave: () => void; children: ReactNode }) {
  const current = useQuery(sessionQueries.current());
  // Query results render synchronously, which for a whole page would block input: defer it.
  const known = useDeferredValue(current.data);
  if (known?.user)
    return (
      <SessionProvider user={known.user} leave={leave}>
        {children}
      </SessionProvider>
    );
  if (known)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignInPage />
      </Suspense>
    );
  // During an outage the banner explains, and the check is repeated once the server is back.
  if (current.isError && !isNoAnswer(current.error))
    return <FailurePage error={current.error} retry={() => void current.refetch()} />;
  return <LoadingScreen />;
}
