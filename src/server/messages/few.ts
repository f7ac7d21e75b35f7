import type { Database } from '../storage/database';
import { looksIntoText } from './condition';
import { bytesIn, type Key } from './newest';
import { union, type Selection } from './selection';

/** The engine looks for so many in all threads; for more it would use one alone. */
const FEW = 5000;

/**
 * The newest messages and the number of all in one pass over the texts, where these are few:
 * looking for the newest of few messages reads everything, and so does counting them. Undefined
 * where there are many, which soon turns out.
 */
export async function newestOfFew(
  database: Database,
  { branches }: Selection,
  {
    limit,
    offset = 0,
    signal,
  }: { limit: number; offset?: number; signal?: AbortSignal | undefined },
): Promise<{ keys: readonly Key[]; total: number } | undefined> {
  if (limit === 0 || !branches.some(({ condition }) => looksIntoText(condition))) return undefined;
  const { sql, params } = union(
    branches,
    ({ catalogue }, place) => `${place} AS place, seq, ${bytesIn(catalogue)}, "timestamp"`,
  );
  const found = await database.query<Key & { total: number }>(
    `SELECT place, seq, bytes, count(*) OVER () AS total FROM (SELECT * FROM ${sql} LIMIT ${FEW + 1}) ORDER BY "timestamp" DESC, seq DESC LIMIT ${Math.trunc(offset + limit)}`,
    params,
    signal,
  );
  const total = found[0]?.total ?? 0;
  return total > FEW ? undefined : { keys: found.slice(offset), total };
}
