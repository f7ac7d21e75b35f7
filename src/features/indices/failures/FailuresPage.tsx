import { useMemo } from 'react';
import { call } from '@/api/client';
import { listIndexerFailures, type IndexerFailure } from '@/contract/indexer';
import { formatInstant } from '@/domain/format/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage as Page } from '@/shared/entity-list/ListPage';
import type { ListPage, ListRequest } from '@/shared/entity-list/paging/list-page';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { IndicesPages } from '../list/IndicesPages';
import { indexQueries } from '../model/queries';

/** Messages that could not be stored, newest first. */
export function FailuresPage() {
  const { zone } = useSession();
  return (
    <Page
      title={t('indexSets.failures')}
      description={t('indexSets.failuresLead')}
      neighbours={<IndicesPages current="failures" />}
    >
      <EntityList
        id="indexer_failures"
        label={t('indexSets.failures')}
        queryKey={indexQueries.failures()}
        load={load}
        defaults={DEFAULTS}
        columns={useMemo(() => columns(zone), [zone])}
        rowKey={keyOf}
        rowTitle={titleOf}
        empty={<p>{t('indexSets.noFailures')}</p>}
      />
    </Page>
  );
}

const DEFAULTS = { sort: { id: 'timestamp', direction: 'desc' } } as const;
/** A message that failed twice has the same letter in both failures. */
type Row = IndexerFailure & { key: string };
const keyOf = ({ key }: Row) => key;
const titleOf = ({ letter_id: id }: Row) => id;

/** The server sorts and searches nothing: a search goes through the newest failures. */
async function load(
  { page, perPage, query }: ListRequest,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const keyed = (failures: readonly IndexerFailure[], from: number) =>
    failures.map((failure, place) => ({ ...failure, key: `${from + place} ${failure.letter_id}` }));
  const offset = (page - 1) * perPage;
  if (query === '') {
    const { failures, total } = await call(
      listIndexerFailures,
      { limit: perPage, offset },
      { signal },
    );
    return { rows: keyed(failures, offset), total, page, attributes: [] };
  }
  const { failures } = await call(listIndexerFailures, { limit: SEARCHED, offset: 0 }, { signal });
  const wanted = query.toLowerCase();
  const found = keyed(failures, 0).filter(({ index, type, message, letter_id: id }) =>
    [index, type, message, id].some((text) => text.toLowerCase().includes(wanted)),
  );
  return {
    rows: found.slice(offset, offset + perPage),
    total: found.length,
    page,
    attributes: [],
  };
}

const SEARCHED = 10_000;

const columns = (zone: string): EntityColumn<Row>[] => [
  {
    id: 'timestamp',
    title: t('indexSets.column.timestamp'),
    value: ({ timestamp }) => formatInstant(timestamp, { zone }),
    width: 'date',
    sortable: false,
  },
  {
    id: 'index',
    title: t('indexSets.column.index'),
    value: ({ index }) => index,
    sortable: false,
  },
  {
    id: 'type',
    title: t('indexSets.column.type'),
    value: ({ type }) => type,
    width: 'owner',
    sortable: false,
  },
  {
    id: 'letter_id',
    title: t('indexSets.column.letter'),
    value: ({ letter_id: id }) => id,
    sortable: false,
  },
  {
    id: 'message',
    title: t('indexSets.column.message'),
    value: ({ message }) => message,
    width: { weight: 3 },
    sortable: false,
  },
];
