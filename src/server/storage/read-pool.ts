import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { setMaxListeners } from 'node:events';

/** An interrupt before DuckDB has started the statement has no effect, so it is repeated. */
const INTERRUPT_AGAIN_MS = 20;

/** A connection on loan. Call `end` once the last statement on it has settled. */
type Lease = { connection: DuckDBConnection; signal: AbortSignal; end(): void };

export type ReadPool = {
  /** Aborting the signal interrupts the statement on the connection. */
  lease(signal?: AbortSignal): Promise<Lease>;
  /** Runs `work` on a lease; rejects with the signal's reason if that is aborted. */
  use<T>(work: (connection: DuckDBConnection) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Interrupts running statements, rejects waiting ones and resolves when all connections are
   * returned.
   */
  close(): Promise<void>;
};

/** A pool of connections for reads; callers wait while all are in use. */
export async function createReadPool(instance: DuckDBInstance, size: number): Promise<ReadPool> {
  const connections = await Promise.all(Array.from({ length: size }, () => instance.connect()));
  const free = [...connections];
  const waiting: ((connection: DuckDBConnection) => void)[] = [];
  const closing = new AbortController();
  // Every running and waiting statement adds a listener.
  setMaxListeners(0, closing.signal);
  let allBack: () => void = () => undefined;

  function acquire(signal: AbortSignal): Promise<DuckDBConnection> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const connection = free.pop();
    if (connection) return Promise.resolve(connection);
    return new Promise((resolve, reject) => {
      const place = (given: DuckDBConnection) => {
        signal.removeEventListener('abort', leave);
        resolve(given);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal.reason);
      };
      waiting.push(place);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function release(connection: DuckDBConnection): void {
    const next = waiting.shift();
    if (next) return next(connection);
    free.push(connection);
    if (free.length === connections.length) allBack();
  }

  async function lease(caller?: AbortSignal): Promise<Lease> {
    const signal = caller ? AbortSignal.any([caller, closing.signal]) : closing.signal;
    const connection = await acquire(signal);
    if (signal.aborted) {
      release(connection);
      throw signal.reason;
    }
    let again: NodeJS.Timeout | undefined;
    const interrupt = () => {
      connection.interrupt();
      again = setInterval(() => connection.interrupt(), INTERRUPT_AGAIN_MS);
    };
    signal.addEventListener('abort', interrupt, { once: true });
    const end = () => {
      signal.removeEventListener('abort', interrupt);
      clearInterval(again);
      release(connection);
    };
    return { connection, signal, end };
  }

  async function use<T>(
    work: (connection: DuckDBConnection) => Promise<T>,
    caller?: AbortSignal,
  ): Promise<T> {
    const { connection, signal, end } = await lease(caller);
    try {
      const result = await work(connection);
      signal.throwIfAborted();
      return result;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      end();
    }
  }

  async function close(): Promise<void> {
    const back = new Promise<void>((resolve) => (allBack = resolve));
    closing.abort(new Error('The database is closed.'));
    if (free.length < connections.length) await back;
    for (const connection of connections) connection.closeSync();
  }

  return { lease, use, close };
}
