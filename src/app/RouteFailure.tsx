import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom';
import { call } from '@/api/client';
import { hello } from '@/contract/system';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailurePage, NotFoundPage } from '@/shared/failure/FailurePage';
import { readStartState, type StartState } from '@/shared/navigation/start-state';
import { paths } from '@/shared/paths';

/** Replaces a page that failed; the next navigation renders pages again. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, state } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  // Lets the page refetch when the user returns to it.
  useEffect(reset, [reset]);
  // The start page must not be an error: fall back to the welcome page.
  if (readStartState(state) === 'chosen' && isPageFailure(error))
    return (
      <Navigate replace to={paths.welcome()} state={{ startPage: 'gone' } satisfies StartState} />
    );
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage path={pathname} />;
  return <FailurePage error={error} retry={() => void loadAgain()} />;
}

/** Reloading during an outage would leave a blank page; the banner explains the wait. */
async function loadAgain(): Promise<void> {
  const answers = await call(hello, undefined, { anonymous: true }).then(
    () => true,
    () => false,
  );
  if (answers) globalThis.location.reload();
}
