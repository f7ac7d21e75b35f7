import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { patterns } from '@/shared/paths';
import { pluginParts } from '@/shared/plugins/registry';
import { legacyRoutes } from './legacy-routes';
import { withTexts } from '@/shared/texts/load-texts';
import { Layout } from './Layout';
import { LoadingScreen } from './LoadingScreen';
import { RouteFailure } from './RouteFailure';
import { SessionGate } from './SessionGate';
import { StartPage } from './StartPage';

/** A feature offers its pages as `routes`; a folder with such a file is all it takes. */
const features = import.meta.glob<RouteObject[]>('../features/*/routes.{ts,tsx}', {
  eager: true,
  import: 'routes',
});

/** The gallery of shared parts, which no production build contains. */
const partsRoute: RouteObject = {
  path: patterns.parts,
  lazy: async () => ({ Component: (await import('./parts/PartsPage')).PartsPage }),
};

/** Those of plugins are first, so that they can replace pages. */
const featureRoutes: RouteObject[] = [
  ...pluginParts('routes'),
  ...Object.values(features).flat(),
  ...(import.meta.env.DEV ? [partsRoute] : []),
];

/** Its list of missing pages is not needed at the start. */
const notFound = withTexts(['failures'], async () => ({
  Component: (await import('./NotFoundAddress')).NotFoundAddress,
}));

/** Screens on walls sign in by themselves, and never show the console around them. */
const wallRoute: RouteObject = {
  path: patterns.wall,
  lazy: withTexts(['dashboards', 'screens', 'views', 'widgets', 'failures'], async () => {
    const { WallPage, WallFailure } = await import('@/features/dashboards/wall/WallPage');
    return { Component: WallPage, ErrorBoundary: WallFailure };
  }),
  hydrateFallbackElement: <LoadingScreen />,
};

/**
 * Whether a path leads to one of the pages. Matching compiles all patterns, and menus ask for each
 * of their entries at every start: a path that is itself a pattern needs no matching.
 */
function existenceOf(pages: readonly RouteObject[]): (path: string) => boolean {
  const patternsOfPages = new Set(pages.map(({ path }) => path));
  return (path) => patternsOfPages.has(path) || matchRoutes([...pages], path) !== null;
}

/** `leave` restarts the console at its start page. */
export const routesOf = (
  leave: () => void,
  pages: readonly RouteObject[] = featureRoutes,
): RouteObject[] => [
  wallRoute,
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
        element: <Layout routeExists={existenceOf(pages)} />,
        children: [
          {
            // Errors inside leave the navigation in place.
            errorElement: <RouteFailure />,
            children: [
              { path: patterns.start, element: <StartPage /> },
              { path: patterns.notFound, lazy: notFound },
              ...legacyRoutes,
              ...pages,
              { path: '*', lazy: notFound },
            ],
          },
        ],
      },
    ],
  },
];
