import type { Database } from '../storage/database';
import { readsTexts } from './condition';
import { bytesIn, type Key } from './newest';
import { union, type Selection } from './selection';

/** Up to this limit DuckDB searches with all threads, beyond it with a single one. */
const FEW = 5000;

/**
 * Finds the newest messages and the total in one pass if there are few matches, because finding the
 * newest of few messages reads everything, and so does counting. Returns undefined if there are
 * many, which is noticed early.
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
  if (limit === 0 || !branches.some(({ condition }) => readsTexts(condition))) return undefined;
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
