import { Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LINK_PREFIX, writeAddress } from '@/domain/search/session/address';
import { settingsOf } from '@/domain/search/session/page-settings';
import { pageSettingsOf, type SearchSession } from '@/domain/search/session/session';
import { paths } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useOpenStored } from '@/views/address/use-open-stored';
import { newView, newViewTitles } from '@/views/session/new-view';
import { NEW_DRAFTS, savedDrafts, visitDraftKey, type Origin } from '@/views/session/origin';
import { SessionProvider } from '@/views/session/SessionProvider';
import { ResultsSkeleton } from '@/views/widgets/frame/ResultsSkeleton';
import { useKeptDraft } from '@/views/address/kept-drafts';
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
  const initial = useMemo(
    () => newView({ messageCount, allMessages }),
    [messageCount, allMessages],
  );
  const visit = useVisit();
  const address = usePageAddress(origin, visit);
  const drafts = origin?.drafts ?? NEW_DRAFTS;
  const draftKey = visitDraftKey(drafts, visit.id);
  const opened = useMemo(
    () => origin ?? ({ kind: 'new', document: initial } as const),
    [origin, initial],
  );
  const draftKeyOf = useCallback(
    (viewId: string) => visitDraftKey(savedDrafts(viewId), visit.id),
    [visit],
  );
  return (
    <SessionProvider
      key={draftKey}
      draftKey={draftKey}
      address={address}
      origin={opened}
      open={useOpenStored(visit.id, pathOfSaved)}
      draftKeyOf={draftKeyOf}
    >
      <Search
        visit={{
          id: visit.id,
          kept: useKeptDraft(opened, drafts, visit.id),
          drafts,
          pathOf: origin?.pathOf ?? paths.search,
        }}
      />
    </SessionProvider>
  );
}

const pathOfSaved = (viewId: string, session: SearchSession | undefined) =>
  paths.savedSearch(
    viewId,
    session &&
      Object.fromEntries(
        writeAddress(
          pageSettingsOf(session),
          session.overrides,
          session.focus,
          settingsOf(session.origin.document),
        ),
      ),
  );
