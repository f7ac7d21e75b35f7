import type { Database } from '../storage/database';
import type { SqlValue } from '../storage/sql/rows';

type Query = Database['query'];
type SharedRead = { rows: Promise<unknown[]>; waiting: number; stop: AbortController };

/**
 * Deduplicates concurrent reads: those with the same SQL and parameters run once and share their
 * rows, which must not be modified. A statement is aborted when all its callers have gone.
 * Only for statements that determine the state of the data they see: searches name the last
 * message, the time window and the streams, so the same text is the same search by users with the
 * same permissions.
 */
export function sharedReads(query: Query): Query {
  const running = new Map<string, SharedRead>();

  function begin(key: string, sql: string, params: readonly SqlValue[]): SharedRead {
    const stop = new AbortController();
    const rows = query(sql, params, stop.signal);
    const read = { rows, waiting: 0, stop };
    const end = () => {
      if (running.get(key) === read) running.delete(key);
    };
    rows.then(end, end);
    running.set(key, read);
    return read;
  }

  return async <Row>(
    sql: string,
    params: readonly SqlValue[] = [],
    signal?: AbortSignal,
  ): Promise<Row[]> => {
    signal?.throwIfAborted();
    const key = [sql, ...params.map((value) => `${typeof value} ${String(value)}`)].join('\u0000');
    const read = running.get(key) ?? begin(key, sql, params);
    read.waiting += 1;
    const leave = () => {
      read.waiting -= 1;
      if (read.waiting > 0) return;
      // This read is being interrupted, so later callers must start a new one.
      if (running.get(key) === read) running.delete(key);
      read.stop.abort(new Error('Nobody waits for this search any more.'));
    };
    return (await unlessAborted(read.rows, signal, leave)) as Row[];
  };
}

/** A database whose reads are searches, and shared. */
export const withSharedReads = (database: Database): Database => ({
  ...database,
  query: sharedReads(database.search),
});

/** Resolves with the rows, or rejects and calls `leave` as soon as the signal is aborted. */
function unlessAborted(
  rows: Promise<unknown[]>,
  signal: AbortSignal | undefined,
  leave: () => void,
): Promise<unknown[]> {
  if (!signal) return rows;
  return new Promise((resolve, reject) => {
    const abort = () => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
    const settled = () => signal.removeEventListener('abort', abort);
    rows.finally(settled).then(resolve, reject);
  });
}
