import { matchRoutes, Outlet, useLocation, type RouteObject } from 'react-router-dom';
import { messageRoutes } from '@/features/messages/routes';
import { configurationRoutes } from '@/features/configurations/routes';
import { inputRoutes } from '@/features/inputs/routes';
import { searchRoutes } from '@/features/search/routes';
import { roleRoutes } from '@/features/roles/routes';
import { welcomeRoutes } from '@/features/welcome/routes';
import { streamRoutes } from '@/features/streams/routes';
import { systemRoutes } from '@/features/system/routes';
import { userRoutes } from '@/features/users/routes';
import { NotFoundPage } from '@/shared/failure/FailurePage';
import { patterns } from '@/shared/paths';
import { legacyRoutes } from './legacy-routes';
import { Layout } from './Layout';
import { LoadingScreen } from './LoadingScreen';
import { RouteFailure } from './RouteFailure';
import { SessionGate } from './SessionGate';
import { StartPage } from './StartPage';

/** The component gallery, in development builds only. */
const partsRoute: RouteObject = {
  path: patterns.parts,
  lazy: async () => ({ Component: (await import('./parts/PartsPage')).PartsPage }),
};

const featureRoutes: RouteObject[] = [
  ...welcomeRoutes,
  ...searchRoutes,
  ...messageRoutes,
  ...streamRoutes,
  ...systemRoutes,
  ...inputRoutes,
  ...userRoutes,
  ...roleRoutes,
  ...configurationRoutes,
  ...(import.meta.env.DEV ? [partsRoute] : []),
];

/** `leave` restarts the console at its start page. */
export const routesOf = (
  leave: () => void,
  pages: readonly RouteObject[] = featureRoutes,
): RouteObject[] => [
  {
    element: (
      <SessionGate leave={leave}>
        <Outlet />
      </SessionGate>
    ),
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        element: <Layout routeExists={(path) => matchRoutes([...pages], path) !== null} />,
        children: [
          {
            // Errors inside leave the navigation in place.
            errorElement: <RouteFailure />,
            children: [
              { path: patterns.start, element: <StartPage /> },
              { path: patterns.notFound, element: <NotFoundAddress /> },
              ...legacyRoutes,
              ...pages,
              { path: '*', element: <NotFoundAddress /> },
            ],
          },
        ],
      },
    ],
  },
];

function NotFoundAddress() {
  return <NotFoundPage path={useLocation().pathname} />;
}
