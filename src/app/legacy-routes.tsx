import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/shared/paths';

/** Redirects URLs of older versions, found in bookmarks and mails, including their parameters. */
export const legacyRoutes: RouteObject[] = [
  { path: patterns.legacyViews, element: <LedTo path={() => paths.search()} /> },
  {
    path: patterns.legacyView,
    element: <LedTo path={({ viewId = '' }) => paths.savedSearch(viewId)} />,
  },
  { path: patterns.legacyExtendedSearch, element: <LedTo path={() => paths.search()} /> },
  { path: patterns.legacySources, element: <LedTo path={() => paths.search()} /> },
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
