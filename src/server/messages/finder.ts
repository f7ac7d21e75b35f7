import type { Database } from '../storage/database';
import type { SqlValue } from '../storage/sql/rows';
import { newestOfFew } from './newest-of-few';
import { bytesIn, newest, type Key } from './newest';
import { union, type Selection } from './selection';
import { isNewestFirst, orderOf, type SortBy } from './sort';
import { sequenceRanges } from './sequence-ranges';

/** A stored message; `doc` is its exact JSON. */
export type FoundMessage = { index: string; id: string; doc: string };
export type Page = {
  sort?: readonly SortBy[];
  limit: number;
  offset?: number;
  /** Called with the size of the messages before they are read. */
  reserve?: ((bytes: number) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/** The size of a read. DuckDB holds the result in addition to the rows made from it. */
const CHUNK_BYTES = 64 * 1024 * 1024;
/**
 * What a message takes in addition to its accounted size: names of standard fields, quotation
 * marks.
 */
const OVERHEAD_BYTES = 700;
const sizeOf = ({ bytes }: Key) => Number(bytes ?? 0) + OVERHEAD_BYTES;

export type Finder = {
  /** Newest first by default. */
  find(selection: Selection, page: Page): Promise<FoundMessage[]>;
  /** Also returns the total; `counted` is used if it is known already. */
  findCounted(
    selection: Selection,
    page: Page,
    counted?: Promise<number | undefined>,
  ): Promise<{ found: FoundMessage[]; total: number }>;
  count(selection: Selection, signal?: AbortSignal): Promise<number>;
  /** Reads messages by key, in order and in chunks of bounded size. */
  read(
    selection: Selection,
    keys: readonly Key[],
    signal?: AbortSignal,
  ): AsyncGenerator<FoundMessage[], void>;
};

export function createFinder(database: Database): Finder {
  async function keysOf(
    selection: Selection,
    { sort = [], limit, offset = 0, signal }: Page,
  ): Promise<readonly Key[]> {
    if (isNewestFirst(sort))
      return (await newest(database, selection, offset + limit, signal)).slice(offset);
    const { columns, order } = orderOf(selection.catalogues, sort);
    const messages = union(selection.branches, (index, place) =>
      [`${place} AS place`, 'seq', bytesIn(index.catalogue), '"timestamp"', ...columns(index)].join(
        ', ',
      ),
    );
    return database.query<Key>(
      `SELECT place, seq, bytes FROM ${messages.sql} ORDER BY ${order} LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`,
      messages.params,
      signal,
    );
  }

  /** Rows are wide, so keys are found first and the documents are read only for those. */
  async function read(
    { branches }: Selection,
    keys: readonly Key[],
    signal?: AbortSignal,
  ): Promise<FoundMessage[]> {
    if (keys.length === 0) return [];
    const params: SqlValue[] = [];
    const parts = branches.flatMap(({ index }, place) => {
      const numbers = keys.filter((key) => key.place === place).map(({ seq }) => seq);
      if (numbers.length === 0) return [];
      const list = `$${params.push(`[${numbers.join(',')}]`)}`;
      const within = sequenceRanges(numbers) ?? 'true';
      return [
        `SELECT ${place} AS place, seq, id, doc FROM ${index.table} WHERE seq IN (SELECT unnest(${list}::VARCHAR::BIGINT[])) AND seq BETWEEN ${Math.min(...numbers)} AND ${Math.max(...numbers)} AND ${within}`,
      ];
    });
    const rows = await database.query<Key & { id: string; doc: string }>(
      parts.join(' UNION ALL '),
      params,
      signal,
    );
    const found = new Map(
      rows.map(({ place, seq, id, doc }) => [
        `${place} ${seq}`,
        { index: branches[place]?.index.name ?? '', id, doc },
      ]),
    );
    return keys.flatMap(({ place, seq }) => found.get(`${place} ${seq}`) ?? []);
  }

  async function* chunks(
    selection: Selection,
    keys: readonly Key[],
    signal?: AbortSignal,
  ): AsyncGenerator<FoundMessage[], void> {
    let [chunk, bytes]: [Key[], number] = [[], 0];
    for (const key of keys) {
      if (chunk.length > 0 && bytes + sizeOf(key) > CHUNK_BYTES) {
        yield await read(selection, chunk, signal);
        [chunk, bytes] = [[], 0];
      }
      chunk.push(key);
      bytes += sizeOf(key);
    }
    if (chunk.length > 0) yield await read(selection, chunk, signal);
  }

  async function readReserved(
    selection: Selection,
    keys: readonly Key[],
    { reserve, signal }: Page,
  ): Promise<FoundMessage[]> {
    await reserve?.(keys.reduce((sum, key) => sum + sizeOf(key), 0));
    const found: FoundMessage[] = [];
    for await (const chunk of chunks(selection, keys, signal)) found.push(...chunk);
    return found;
  }

  const find = async (selection: Selection, page: Page) =>
    page.limit === 0 ? [] : readReserved(selection, await keysOf(selection, page), page);

  async function count({ branches }: Selection, signal?: AbortSignal): Promise<number> {
    const { sql, params } = union(branches, () => '1');
    const [row] = await database.query<{ count: number }>(
      `SELECT count(*) AS count FROM ${sql}`,
      params,
      signal,
    );
    return row?.count ?? 0;
  }

  return {
    read: chunks,
    find,
    async findCounted(selection, page, counted) {
      const few =
        counted || !isNewestFirst(page.sort ?? [])
          ? undefined
          : await newestOfFew(database, selection, page);
      if (few) return { found: await readReserved(selection, few.keys, page), total: few.total };
      const [found, total] = await Promise.all([
        find(selection, page),
        counted ?? count(selection, page.signal),
      ]);
      return { found, total: total ?? (await count(selection, page.signal)) };
    },
    count,
  };
}
