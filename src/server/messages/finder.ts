import type { Database } from '../storage/database';
import { bothConditions, type SqlCondition } from './condition';
import type { FieldCatalogue } from './catalogue';
import { sortSql, type SortBy } from './sort';

/** Which messages: milliseconds since the epoch, `to` exclusive; `streams` undefined is all, an empty list none. */
export type Selection = {
  condition: SqlCondition;
  from?: number | undefined;
  to?: number | undefined;
  streams?: readonly string[] | undefined;
};

/** A message as it was stored; `doc` is its exact JSON. */
export type FoundMessage = { index: string; id: string; doc: string };
export type Page = { sort?: readonly SortBy[]; limit: number; offset?: number; signal?: AbortSignal | undefined };

export type Finder = {
  /** Newest first unless sorted otherwise. */
  find(selection: Selection, page: Page): Promise<FoundMessage[]>;
  count(selection: Selection, signal?: AbortSignal): Promise<number>;
  get(index: string, id: string): Promise<FoundMessage | undefined>;
  total(): Promise<number>;
  /** In the order of time, oldest first, in pieces of `chunkSize`; nothing is held but one piece. */
  stream(selection: Selection, options: { chunkSize: number; limit?: number; signal?: AbortSignal }): AsyncGenerator<FoundMessage[], void>;
};

type Key = { seq: number };
const asFound = `index_name AS "index", id, doc`;

export function createFinder(database: Database, catalogue: FieldCatalogue): Finder {
  /** Rows are wide, so their keys are found first and what they hold is read for those few alone. */
  async function docsOf(keys: readonly Key[], signal?: AbortSignal): Promise<FoundMessage[]> {
    if (keys.length === 0) return [];
    const rows = await database.query<FoundMessage & Key>(
      `SELECT seq, ${asFound} FROM messages WHERE seq IN (SELECT unnest($1::VARCHAR::BIGINT[])) AND seq BETWEEN $2::BIGINT AND $3::BIGINT`,
      [`[${keys.map(({ seq }) => seq).join(',')}]`, BigInt(Math.min(...keys.map(({ seq }) => seq))), BigInt(Math.max(...keys.map(({ seq }) => seq)))],
      signal,
    );
    const bySeq = new Map(rows.map(({ seq, ...found }) => [seq, found]));
    return keys.flatMap(({ seq }) => bySeq.get(seq) ?? []);
  }

  return {
    async find(selection, { sort = [], limit, offset = 0, signal }) {
      const { sql, params } = selectionSql(selection);
      const order = sortSql(catalogue, sort);
      const keys = await database.query<Key>(`SELECT seq FROM messages WHERE ${sql} ORDER BY ${order} LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`, params, signal);
      return docsOf(keys, signal);
    },
    async count(selection, signal) {
      const { sql, params } = selectionSql(selection);
      const [row] = await database.query<{ count: number }>(`SELECT count(*) AS count FROM messages WHERE ${sql}`, params, signal);
      return row?.count ?? 0;
    },
    async get(index, id) {
      const [found] = await database.query<FoundMessage>(`SELECT ${asFound} FROM messages WHERE id = $1 AND index_name = $2 LIMIT 1`, [id, index]);
      return found;
    },
    async total() {
      const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM messages');
      return row?.count ?? 0;
    },
    async *stream(selection, { chunkSize, limit, signal }) {
      const { sql, params } = selectionSql(selection);
      const atMost = limit === undefined ? '' : ` LIMIT ${Math.trunc(limit)}`;
      let piece: Key[] = [];
      for await (const keys of database.stream<Key>(`SELECT seq FROM messages WHERE ${sql} ORDER BY "timestamp", seq${atMost}`, params, signal)) {
        for (const key of keys) {
          piece.push(key);
          if (piece.length < chunkSize) continue;
          yield await docsOf(piece, signal);
          piece = [];
        }
      }
      if (piece.length > 0) yield await docsOf(piece, signal);
    },
  };
}

/** The selection as one condition over `messages`. */
export function selectionSql({ condition, from, to, streams }: Selection): SqlCondition {
  const at = (ms: number | undefined, operator: string): SqlCondition[] => (ms === undefined ? [] : [{ sql: `"timestamp" ${operator} make_timestamp_ms($1::BIGINT)`, params: [BigInt(Math.trunc(ms))] }]);
  return bothConditions(...at(from, '>='), ...at(to, '<'), ...(streams ? [streamsCondition(streams)] : []), condition);
}

/** Messages of at least one of the streams. */
export function streamsCondition(streams: readonly string[]): SqlCondition {
  if (streams.length === 0) return { sql: 'false', params: [] };
  return { sql: `(${streams.map((_, index) => `contains(streams, $${index + 1})`).join(' OR ')})`, params: streams.map((id) => ` ${id} `) };
}
