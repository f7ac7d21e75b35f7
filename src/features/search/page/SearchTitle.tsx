import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { formatCount } from '@/domain/format/number';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { lacksStreams } from '@/shared/failure/describe-failure';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { RunningSearch } from '@/views/execution/executions';
import { searchQueries } from '@/views/execution/queries';
import { useView } from '@/views/view-state/view-state-context';

const UnknownStream = lazyComponent(async () => (await import('./UnknownStream')).UnknownStream);

type SearchTitleProps = {
  /** The name of a search that is not saved but has one. */
  named?: string | undefined;
  streams: readonly string[];
  search: Pick<RunningSearch, 'busy' | 'error' | 'execution'>;
};

/**
 * The document title: the saved search, what a replay repeats, or else the only selected stream, once
 * its title has loaded for other reasons. A hidden tab shows how the search ended.
 */
export function SearchTitle({ named, streams, search }: SearchTitleProps) {
  const [only, ...others] = streams;
  const { data } = useQuery({ ...searchQueries.streams(), enabled: false });
  const stream = others.length === 0 ? data?.find(({ id }) => id === only) : undefined;
  const { isSaved, view } = useView();
  const ofStream = stream ? t('search.titleStream', { title: stream.title }) : t('search.title');
  const title = isSaved ? view.title : (named ?? ofStream);
  const ended = useEndedUnseen(search.busy);
  const total = search.execution?.total;
  const outcome = lacksStreams(search.error)
    ? title
    : search.error
      ? t('search.titleFailed', { title })
      : total === undefined
        ? title
        : t('search.titleFound', { messages: formatCount(total), title });
  const isKnown = streams.length === 0 || streams.some((id) => data?.some((one) => one.id === id));
  return (
    <>
      {data && only !== undefined && !isKnown && !isSaved && (
        <Suspense>
          <UnknownStream id={only} />
        </Suspense>
      )}
      <PageTitle title={ended ? outcome : title} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
    </>
  );
}

/** Whether a search ended while the tab was hidden; resets once the tab is visible. */
function useEndedUnseen(busy: boolean): boolean {
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const [before, setBefore] = useState(busy);
  const [ended, setEnded] = useState(false);
  if (before !== busy) {
    setBefore(busy);
    setEnded(!busy && hidden);
  }
  if (ended && !hidden) setEnded(false);
  return ended;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
