import type { Database } from '../storage/database';
import type { SqlValue } from '../storage/sql/rows';
import { newestOfFew } from './few';
import { bytesIn, newest, type Key } from './newest';
import { union, type Selection } from './selection';
import { isNewestFirst, orderOf, type SortBy } from './sort';
import { soughtSql } from './sought';

/** A message as it was stored; `doc` is its exact JSON. */
export type FoundMessage = { index: string; id: string; doc: string };
export type Page = {
  sort?: readonly SortBy[];
  limit: number;
  offset?: number;
  /** Asked for so many bytes before they are read. */
  reserve?: ((bytes: number) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * How much is read at once: the engine holds all of it besides what it was turned into, and looks
 * at its neighbours each time.
 */
const PIECE_BYTES = 64 * 1024 * 1024;
/**
 * What a message takes beyond what it was counted as: the names of the fields that every message
 * has, quotation marks.
 */
const OVERHEAD_BYTES = 700;
const weightOf = ({ bytes }: Key) => Number(bytes ?? 0) + OVERHEAD_BYTES;

export type Finder = {
  /** Newest first unless sorted otherwise. */
  find(selection: Selection, page: Page): Promise<FoundMessage[]>;
  /** With the number of all; `counted` where that is known elsewhere. */
  findCounted(
    selection: Selection,
    page: Page,
    counted?: Promise<number | undefined>,
  ): Promise<{ found: FoundMessage[]; total: number }>;
  count(selection: Selection, signal?: AbortSignal): Promise<number>;
  /** The messages at these places, in this order, as many at once as do not take much memory. */
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

  /**
   * Rows are wide, so their keys are found first and what they hold is read for those few alone.
   */
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
      const within = soughtSql(numbers) ?? 'true';
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

  async function* pieces(
    selection: Selection,
    keys: readonly Key[],
    signal?: AbortSignal,
  ): AsyncGenerator<FoundMessage[], void> {
    let [piece, bytes]: [Key[], number] = [[], 0];
    for (const key of keys) {
      if (piece.length > 0 && bytes + weightOf(key) > PIECE_BYTES) {
        yield await read(selection, piece, signal);
        [piece, bytes] = [[], 0];
      }
      piece.push(key);
      bytes += weightOf(key);
    }
    if (piece.length > 0) yield await read(selection, piece, signal);
  }

  async function reserved(
    selection: Selection,
    keys: readonly Key[],
    { reserve, signal }: Page,
  ): Promise<FoundMessage[]> {
    await reserve?.(keys.reduce((sum, key) => sum + weightOf(key), 0));
    const found: FoundMessage[] = [];
    for await (const piece of pieces(selection, keys, signal)) found.push(...piece);
    return found;
  }

  const find = async (selection: Selection, page: Page) =>
    page.limit === 0 ? [] : reserved(selection, await keysOf(selection, page), page);

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
    read: pieces,
    find,
    async findCounted(selection, page, counted) {
      const few =
        counted || !isNewestFirst(page.sort ?? [])
          ? undefined
          : await newestOfFew(database, selection, page);
      if (few) return { found: await reserved(selection, few.keys, page), total: few.total };
      const [found, total] = await Promise.all([
        find(selection, page),
        counted ?? count(selection, page.signal),
      ]);
      return { found, total: total ?? (await count(selection, page.signal)) };
    },
    count,
  };
}
