import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '@/api/client';
import type { IndexSet } from '@/contract/index-sets';
import { closeIndex, deleteIndex } from '@/contract/indices';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import type { BulkAction } from '@/shared/entity-list/bulk/bulk-action';
import { oneByOne } from '@/shared/entity-list/bulk/one-by-one';
import { useBulk, type Bulk } from '@/shared/entity-list/bulk/use-bulk';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { messageCount } from '@/shared/index-sets/amounts';
import { indexSets } from '../model/index-sets';
import { indexQueries } from '../model/queries';
import { rightsOn } from './index-actions';

type IndexBulk = {
  bulk: Bulk;
  /** Those that the user may do with some index of the set. */
  actions: readonly BulkAction[];
  whyNotSelectable: (index: SetIndex) => string | undefined;
};

/** The selection among the indices of a set: closing and deleting several at once. */
export function useIndexBulk(set: IndexSet, indices: readonly SetIndex[]): IndexBulk {
  const session = useSession();
  const client = useQueryClient();
  const bulk = useBulk({
    titleOf,
    contents: (names) => <Contents names={names} set={set} />,
  });
  const actions = useMemo(() => {
    const action = (id: 'close' | 'delete', label: string): BulkAction => ({
      id,
      label,
      danger: id === 'delete',
      run: (names) =>
        oneByOne(names, (index) =>
          call(id === 'close' ? closeIndex : deleteIndex, { index }),
        ).finally(() => indexSets.refresh(client)),
      confirm: (count) => ({
        title: t(id === 'close' ? 'indexSets.closeMany' : 'indexSets.deleteManyIndices', {
          count,
          indices: formatCount(count),
        }),
        text: t(id === 'close' ? 'indexSets.closeManyMeans' : 'indexSets.deleteManyIndicesMeans'),
      }),
      done: (count) =>
        t(id === 'close' ? 'indexSets.closedIndices' : 'indexSets.deletedIndices', { count }),
    });
    const some = (right: 'close' | 'delete') =>
      indices.some((index) => rightsOn(index, session)[right]);
    return [
      ...(some('close') ? [action('close', t('indexSets.bulkClose'))] : []),
      ...(some('delete') ? [action('delete', t('indexSets.bulkDelete'))] : []),
    ];
  }, [indices, session, client]);
  const whyNotSelectable = useCallback(
    (index: SetIndex) => {
      if (index.isWriteIndex) return t('indexSets.writeIndexStays');
      const may = rightsOn(index, session);
      return may.close || may.delete ? undefined : t('indexSets.mayNotChange');
    },
    [session],
  );
  return { bulk, actions, whyNotSelectable };
}

const titleOf = (name: string) => name;

/** What the indices contain, and which streams wrote it. */
function Contents({ names, set }: { names: readonly string[]; set: IndexSet }) {
  const { zone } = useSession();
  const { data: overview } = useQuery(indexQueries.overview(set));
  const { data: writers } = useQuery(indexQueries.streams(set.id));
  const selected = (overview?.indices ?? []).filter(({ name }) => names.includes(name));
  const open = selected.filter(({ state }) => state === 'open');
  const ranges = open.flatMap(({ range }) => range ?? []);
  const [from, to] = [
    Math.min(...ranges.map(({ begin }) => begin)),
    Math.max(...ranges.map(({ end }) => end)),
  ];
  return (
    <>
      <p>
        {t('indexSets.contents', {
          messages: messageCount(sumOf(open, ({ messages }) => messages)),
          size: formatBytes(sumOf(open, ({ bytes }) => bytes)),
        })}
        {ranges.length > 0 &&
          ` ${t('indexSets.contentsRange', {
            from: formatInstant(from, { zone }),
            to: formatInstant(to, { zone }),
          })}`}
      </p>
      {open.length < selected.length && (
        <p>
          {t('indexSets.closedNotCounted', {
            count: selected.length - open.length,
            indices: formatCount(selected.length - open.length),
          })}
        </p>
      )}
      {writers && writers.streams.length > 0 && (
        <p>
          {t('indexSets.writtenBy', {
            streams: writers.streams
              .slice(0, NAMED)
              .map((stream) => stream.title)
              .join(', '),
          })}
          {writers.total > NAMED &&
            ` ${t('indexSets.moreStreams', {
              count: writers.total - NAMED,
              streams: formatCount(writers.total - NAMED),
            })}`}
        </p>
      )}
    </>
  );
}

const NAMED = 5;

const sumOf = (indices: readonly SetIndex[], value: (index: SetIndex) => number): number =>
  indices.reduce((sum, index) => sum + value(index), 0);
