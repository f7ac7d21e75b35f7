import { Outlet, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '@/app/LoadingScreen';
import { RouteFailure } from '@/app/RouteFailure';
import { SessionGate } from '@/app/SessionGate';
import { renderRoutes } from './render-routes';

type Options = { /** The address to open. */ at: string; user?: string };

/**
 * Opens a page among these routes with all providers, the session and the error pages, but without
 * header, navigation, palette and the pages of other areas.
 */
export const renderPage = (pages: RouteObject[], { at, user = 'admin' }: Options) =>
  renderRoutes(
    (leave) => [
      {
        element: (
          <SessionGate leave={leave}>
            <main>
              <Outlet />
            </main>
          </SessionGate>
        ),
        errorElement: <RouteFailure />,
        hydrateFallbackElement: <LoadingScreen />,
        children: [{ errorElement: <RouteFailure />, children: pages }],
      },
    ],
    at,
    user,
  );
