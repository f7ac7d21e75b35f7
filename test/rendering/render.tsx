import type { InitialEntry, RouteObject } from 'react-router-dom';
import { routesOf } from '@/app/routes';
import { renderRoutes } from './render-routes';

type Options = {
  /** The user who is signed in; null for nobody. */ user?: string | null;
  /** Routes to render instead of the console's. */ pages?: RouteObject[];
};

/**
 * Opens the whole console at an address, with header, navigation and keys. Tests of a single page
 * use `renderPagesOf`, which is faster.
 */
export const renderAt = (url: InitialEntry, { user = 'admin', pages }: Options = {}) =>
  renderRoutes((leave) => routesOf(leave, pages), url, user);

/** Reloads the page: everything but the URL, `history.state` and what the browser stores is lost. */
export function reload({ router, unmount }: Awaited<ReturnType<typeof renderAt>>) {
  const { location } = router.state;
  unmount();
  return renderAt(location);
}
