import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/api/client';
import { listIndexerFailures, type IndexerFailure } from '@/contract/indexer';
import { PERMISSIONS } from '@/contract/permissions';
import { formatInstant } from '@/domain/format/instants/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage as Page } from '@/shared/entity-list/ListPage';
import type { ListPage, ListRequest } from '@/shared/entity-list/paging/list-page';
import { pageOfWhole } from '@/shared/entity-list/paging/whole-list';
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
  const searched = useMemo(() => searchedColumns(zone, embedded), [zone, embedded]);
  const load = useMemo(() => loader(searched), [searched]);
  return (
    <Page
      title={t('indexSets.failures')}
      description={
        embedded
          ? `${t('indexSets.failuresLead')} ${t('indexSets.failuresOnce')}`
          : t('indexSets.failuresLead')
      }
      way={
        permitsSome(PERMISSIONS.indices.read)
          ? [{ title: t('indexSets.title'), to: paths.indices() }]
          : []
      }
      neighbours={<IndicesPages current="failures" />}
    >
      <EntityList
        id="indexer_failures"
        label={t('indexSets.failures')}
        queryKey={indexQueries.failures()}
        load={load}
        defaults={DEFAULTS}
        columns={useMemo(() => columnsOf(searched, embedded), [searched, embedded])}
        rowKey={keyOf}
        rowTitle={titleOf}
        empty={<p>{t('indexSets.noFailures')}</p>}
      />
    </Page>
  );
}

const DEFAULTS = { sort: { id: 'timestamp', direction: 'desc' } } as const;
/** A message that failed twice has the same letter in both failures. */
type Row = IndexerFailure & { id: string };
const keyOf = ({ id }: Row) => id;
const titleOf = ({ letter_id: letter }: Row) => letter;

type Searched = Readonly<Record<string, { title: string; value: (row: Row) => string }>>;

/** The server sorts and searches nothing: a search goes through the newest failures. */
const loader =
  (columns: Searched) =>
  async (request: ListRequest, signal: AbortSignal): Promise<ListPage<Row>> => {
    const { page, perPage, query } = request;
    const offset = (page - 1) * perPage;
    const window = query === '' ? { limit: perPage, offset } : { limit: SEARCHED, offset: 0 };
    const { failures, total } = await call(listIndexerFailures, window, { signal });
    const rows = failures.map((failure, place) => ({
      ...failure,
      id: `${window.offset + place} ${failure.letter_id}`,
    }));
    return query === ''
      ? { ...pageOfWhole([], request, columns), rows, total }
      : pageOfWhole(rows, request, columns);
  };

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

/** What can be searched, as it is shown. */
const searchedColumns = (zone: string, embedded: boolean): Searched => ({
  timestamp: {
    title: t('indexSets.column.timestamp'),
    value: ({ timestamp }) => formatInstant(timestamp, { zone }),
  },
  index: { title: t('indexSets.column.index'), value: ({ index }) => index },
  type: { title: t('indexSets.column.type'), value: typeName },
  letter_id: { title: t('indexSets.column.letter'), value: titleOf },
  message: {
    title: t('indexSets.column.message'),
    value: ({ message }) => (embedded ? serverText({ message }) : message),
  },
});

const columnsOf = (searched: Searched, embedded: boolean): EntityColumn<Row>[] =>
  Object.entries(searched).map(([id, { title, value }]) => ({
    id,
    title,
    value,
    sortable: false,
    ...looks(embedded)[id],
  }));

/** Only the embedded node stores messages with values that do not fit their field. */
const looks = (
  embedded: boolean,
): Readonly<Record<string, Pick<EntityColumn<Row>, 'cell' | 'width'>>> => ({
  timestamp: { cell: (row) => <Around row={row} />, width: 'date' },
  type: { width: 'owner' },
  letter_id: {
    cell: ({ letter_id: letter, index, type }) =>
      embedded && type === 'mapping' ? (
        <Link to={paths.message(index, letter)} title={t('indexSets.openMessage')}>
          {letter}
        </Link>
      ) : (
        letter
      ),
  },
  message: { width: { weight: 3 } },
});

function Around({ row }: { row: Row }) {
  const { zone } = useSession();
  return (
    <Link to={searchAround(row)} title={t('indexSets.searchAround')}>
      {formatInstant(row.timestamp, { zone })}
    </Link>
  );
}
