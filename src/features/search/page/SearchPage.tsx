import { Suspense, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { LINK_PREFIX } from '@/domain/search/session/address';
import { withTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { newView, newViewTitles } from '@/views/session/new-view';
import { savedDraftKey, type Origin } from '@/views/session/origin';
import { SessionProvider } from '@/views/session/SessionProvider';
import { ResultsSkeleton } from '@/views/widgets/frame/ResultsSkeleton';
import { useOpenStored } from '../address/use-open-stored';
import { usePageAddress } from '../address/use-page-address';
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
  const { streamId } = useParams();
  const { messageCount, allMessages } = newViewTitles();
  const initial = useMemo(
    () => newView({ messageCount, allMessages }),
    [messageCount, allMessages],
  );
  const address = usePageAddress(origin);
  const draftKey = origin?.draftKey ?? `search.view.${streamId ?? 'new'}`;
  const opened = useMemo(
    () => origin ?? ({ kind: 'new', document: initial } as const),
    [origin, initial],
  );
  return (
    <SessionProvider
      key={draftKey}
      draftKey={draftKey}
      address={address}
      origin={opened}
      open={useOpenStored(origin)}
      draftKeyOf={savedDraftKey}
    >
      <Search beside={origin?.branch === undefined ? undefined : origin.document} />
    </SessionProvider>
  );
}
