import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/shared/paths';

/**
 * Addresses of older consoles, which stand in bookmarks and mails, lead to what took their place;
 * what they ask for goes with them.
 */
export const legacyRoutes: RouteObject[] = [
  { path: patterns.legacyViews, element: <LedTo path={() => paths.search()} /> },
  {
    path: patterns.legacyView,
    element: <LedTo path={({ viewId = '' }) => paths.savedSearch(viewId)} />,
  },
  { path: patterns.legacyExtendedSearch, element: <LedTo path={() => paths.search()} /> },
  { path: patterns.legacySources, element: <LedTo path={() => paths.search()} /> },
  // Dashboards have no page of their own yet: what knows every kind of view says so.
  {
    path: patterns.dashboard,
    element: <LedTo path={({ viewId = '' }) => paths.savedSearch(viewId)} />,
  },
  {
    path: patterns.dashboardDisplay,
    element: <LedTo path={({ viewId = '' }) => paths.savedSearch(viewId)} />,
  },
  {
    path: patterns.legacyStreamMessages,
    element: <LedTo path={({ streamId = '' }) => paths.streamSearch(streamId)} />,
  },
];

function LedTo({
  path,
}: {
  path: (parts: Readonly<Record<string, string | undefined>>) => string;
}) {
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: path(useParams()), search }} />;
}
