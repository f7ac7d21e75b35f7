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
 * What stands before the pages: the loading text until it is known who is here, the sign-in
 * page for nobody. An outage and a session that ends later lie over the pages and never take them
 * away.
 */
export function SessionGate({ leave, children }: { leave: () => void; children: ReactNode }) {
  const current = useQuery(sessionQueries.current());
  // What a query tells is rendered in one go. A whole page is too much for that: the browser has to
  // answer in between.
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
  // Without an answer the banner says so, and the check is repeated when the server is back.
  if (current.isError && !isNoAnswer(current.error))
    return <FailurePage error={current.error} retry={() => void current.refetch()} />;
  return <LoadingScreen />;
}
