import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LINK_PREFIX, writeAddress } from '@/domain/search/view-state/address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import { pageSettingsOf, type ViewState } from '@/domain/search/view-state/view-state';
import { paths } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { newView, newViewTitles } from '@/views/view-state/new-view';
import { NEW_DRAFTS, savedDrafts, type Origin } from '@/views/view-state/origin';
import { VisitedViewState } from '@/views/page/VisitedViewState';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import { usePageAddress } from '../address/use-page-address';
import { useVisit } from '@/views/address/use-visit';
import { Search } from './Search';

/**
 * The page of a new search, optionally in a stream, or of one that is saved or came with a link.
 */
export function SearchPage({ origin }: { origin?: Origin }) {
  const { hash } = useLocation();
  if (origin || !hash.startsWith(LINK_PREFIX)) return <Opened origin={origin} />;
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <LinkedSearch fragment={hash}>{(linked) => <Opened origin={linked} />}</LinkedSearch>
    </Suspense>
  );
}

const LinkedSearch = lazyComponent(
  withTexts(['views'], async () => (await import('./LinkedSearch')).LinkedSearch),
);
function Opened({ origin }: { origin: Origin | undefined }) {
  const { messageCount, allMessages } = newViewTitles();
  const unsaved = useMemo(
    (): Origin => ({
      kind: 'new',
      document: newView({ messageCount, allMessages }),
      drafts: NEW_DRAFTS,
      pathOf: paths.search,
    }),
    [messageCount, allMessages],
  );
  const visit = useVisit();
  return (
    <VisitedViewState
      origin={origin ?? unsaved}
      visit={visit}
      address={usePageAddress(origin, visit)}
      draftsOf={savedDrafts}
      pathOfStored={pathOfSaved}
    >
      {(shown) => <Search visit={shown} />}
    </VisitedViewState>
  );
}

const pathOfSaved = (viewId: string, viewState: ViewState | undefined) =>
  paths.savedSearch(
    viewId,
    viewState &&
      Object.fromEntries(
        writeAddress(
          pageSettingsOf(viewState),
          viewState.overrides,
          viewState.focus,
          settingsOf(viewState.origin.document),
        ),
      ),
  );
