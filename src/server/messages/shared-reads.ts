import type { Database } from '../storage/database';
import type { SqlValue } from '../storage/sql/rows';

type Query = Database['query'];
type Flight = { rows: Promise<unknown[]>; waiting: number; stop: AbortController };

/**
 * Reads of which those with the same text and the same values run once while they run at the same
 * time: everyone waits for the same rows, which nobody may change. A statement is stopped when all
 * who wait for it have gone.
 *
 * Only for statements that say themselves what state of the data they see: those of searches name
 * the last message they look at, the window of time and the streams, so what is the same text is
 * the same search by users who may see the same.
 */
export function sharedReads(query: Query): Query {
  const flights = new Map<string, Flight>();

  function begin(key: string, sql: string, params: readonly SqlValue[]): Flight {
    const stop = new AbortController();
    const rows = query(sql, params, stop.signal);
    const flight = { rows, waiting: 0, stop };
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    rows.then(end, end);
    flights.set(key, flight);
    return flight;
  }

  return async <Row>(
    sql: string,
    params: readonly SqlValue[] = [],
    signal?: AbortSignal,
  ): Promise<Row[]> => {
    signal?.throwIfAborted();
    const key = [sql, ...params.map((value) => `${typeof value} ${String(value)}`)].join('\u0000');
    const flight = flights.get(key) ?? begin(key, sql, params);
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      // Whoever comes now starts anew: this one is being interrupted.
      if (flights.get(key) === flight) flights.delete(key);
      flight.stop.abort(new Error('Nobody waits for this search any more.'));
    };
    return (await untilGone(flight.rows, signal, leave)) as Row[];
  };
}

/** A database whose reads are shared among those who read through it. */
export const withSharedReads = (database: Database): Database => ({
  ...database,
  query: sharedReads(database.query),
});

/** The rows, or the reason of the signal as soon as it is aborted; `leave` is called then. */
function untilGone(
  rows: Promise<unknown[]>,
  signal: AbortSignal | undefined,
  leave: () => void,
): Promise<unknown[]> {
  if (!signal) return rows;
  return new Promise((resolve, reject) => {
    const gone = () => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener('abort', gone, { once: true });
    const settled = () => signal.removeEventListener('abort', gone);
    rows.finally(settled).then(resolve, reject);
  });
}
