import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/api/client';
import { listIndexerFailures, type IndexerFailure } from '@/contract/indexer';
import { formatInstant } from '@/domain/format/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage as Page } from '@/shared/entity-list/ListPage';
import type { ListPage, ListRequest } from '@/shared/entity-list/paging/list-page';
import { paths } from '@/shared/paths';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { serverText } from '@/shared/texts/server-text';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { IndicesPages } from '../list/IndicesPages';
import { indexQueries } from '../model/queries';

/** Messages that could not be stored, newest first. */
export function FailuresPage() {
  const { zone, permitsSome } = useSession();
  const embedded = useIsEmbedded();
  return (
    <Page
      title={t('indexSets.failures')}
      description={t('indexSets.failuresLead')}
      way={
        permitsSome('indices:read') ? [{ title: t('indexSets.title'), to: paths.indices() }] : []
      }
      neighbours={<IndicesPages current="failures" />}
    >
      <EntityList
        id="indexer_failures"
        label={t('indexSets.failures')}
        queryKey={indexQueries.failures()}
        load={load}
        defaults={DEFAULTS}
        columns={useMemo(() => columns(zone, embedded), [zone, embedded])}
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
    [index, type, typeName({ type }), message, id].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  return {
    rows: found.slice(offset, offset + perPage),
    total: found.length,
    page,
    attributes: [],
  };
}

const SEARCHED = 10_000;

const TYPES: Readonly<Record<string, PlainTextKey>> = {
  indexing: 'indexSets.failure.indexing',
  mapping: 'indexSets.failure.mapping',
};
const typeName = ({ type }: Pick<Row, 'type'>) => {
  const text = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return text === undefined ? type : t(text);
};

const MINUTE_MS = 60_000;

/** The search for what was stored in the two minutes around a failure. */
const searchAround = ({ timestamp }: Row): string =>
  paths.search({
    rangetype: 'absolute',
    from: new Date(Date.parse(timestamp) - MINUTE_MS).toISOString(),
    to: new Date(Date.parse(timestamp) + MINUTE_MS).toISOString(),
  });

/** Only the embedded node stores messages with values that do not fit their field. */
const columns = (zone: string, embedded: boolean): EntityColumn<Row>[] => [
  {
    id: 'timestamp',
    title: t('indexSets.column.timestamp'),
    value: ({ timestamp }) => formatInstant(timestamp, { zone }),
    cell: (row) => (
      <Link to={searchAround(row)} title={t('indexSets.searchAround')}>
        {formatInstant(row.timestamp, { zone })}
      </Link>
    ),
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
    value: typeName,
    width: 'owner',
    sortable: false,
  },
  {
    id: 'letter_id',
    title: t('indexSets.column.letter'),
    value: ({ letter_id: id }) => id,
    cell: ({ letter_id: id, index, type }) =>
      embedded && type === 'mapping' ? (
        <Link to={paths.message(index, id)} title={t('indexSets.openMessage')}>
          {id}
        </Link>
      ) : (
        id
      ),
    sortable: false,
  },
  {
    id: 'message',
    title: t('indexSets.column.message'),
    value: ({ message }) => (embedded ? serverText({ message }) : message),
    width: { weight: 3 },
    sortable: false,
  },
];
