import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useRouteError } from 'react-router-dom';
import { call } from '@/api/client';
import { hello } from '@/contract/system';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailurePage, NotFoundPage } from '@/shared/failure/FailurePage';
import { readStartState, type StartState } from '@/shared/navigation/start-state';
import { paths } from '@/shared/paths';

/** Takes the place of a page that failed; the next navigation shows pages again. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, state } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  // The page may ask again when the reader comes back to it.
  useEffect(reset, [reset]);
  // Whoever signs in must not end up where there is nothing.
  if (readStartState(state) === 'chosen' && isPageFailure(error))
    return (
      <Navigate replace to={paths.welcome()} state={{ startPage: 'gone' } satisfies StartState} />
    );
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage path={pathname} />;
  return <FailurePage error={error} retry={() => void loadAgain()} />;
}

/**
 * Reloading while the server is away would leave nothing on screen; then the banner says why
 * nothing happens.
 */
async function loadAgain(): Promise<void> {
  const answers = await call(hello, undefined, { anonymous: true }).then(
    () => true,
    () => false,
  );
  if (answers) globalThis.location.reload();
}
