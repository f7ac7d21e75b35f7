import type { RouteObject } from 'react-router-dom';
import { routesOf } from '@/app/routes';
import { renderRoutes } from './render-routes';

type Options = {
  /** Signed in as this user; null: nobody. */ user?: string | null;
  /** Pages instead of the console's. */ pages?: RouteObject[];
};

/**
 * Opens the whole console at an address, with its header, navigation and keys. A test of a page by
 * itself opens it by `renderPagesOf`, which is quicker.
 */
export const renderAt = (url: string, { user = 'admin', pages }: Options = {}) =>
  renderRoutes((leave) => routesOf(leave, pages), url, user);
