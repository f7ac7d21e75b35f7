import { Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom';
import { paths, patterns } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';
import { retryAfterOutage } from '@/ui/lazy/lazy-component';

const page = () =>
  retryAfterOutage(async () => ({ Component: (await import('./page/SearchPage')).SearchPage }));

const replay = (page: 'ReplayAlertPage' | 'ReplayDefinitionPage') =>
  withTexts(['replay', 'failures'], async () => ({
    Component: (await import('./replay/ReplayPages'))[page],
  }));

export const routes: RouteObject[] = [
  { path: patterns.search, lazy: page },
  { path: patterns.newSearch, element: <NewSearch /> },
  {
    path: patterns.savedSearches,
    lazy: withTexts(['views', 'lists', 'forms', 'sharing', 'controls'], async () => ({
      Component: (await import('./saved-searches/SavedSearchesPage')).SavedSearchesPage,
    })),
  },
  {
    path: patterns.savedSearch,
    lazy: withTexts(['views', 'failures'], async () => ({
      Component: (await import('./saved-searches/SavedSearchPage')).SavedSearchPage,
    })),
  },
  { path: patterns.streamSearch, lazy: page },
  { path: patterns.replayAlert, lazy: replay('ReplayAlertPage') },
  { path: patterns.replayEventDefinition, lazy: replay('ReplayDefinitionPage') },
  { path: patterns.newStreamSearch, element: <NewSearch /> },
];

/** An unsaved search has no route of its own; the parameters of the link are kept. */
function NewSearch() {
  const { streamId } = useParams();
  const { search } = useLocation();
  return (
    <Navigate
      replace
      to={{
        pathname: streamId === undefined ? paths.search() : paths.streamSearch(streamId),
        search,
      }}
    />
  );
}
