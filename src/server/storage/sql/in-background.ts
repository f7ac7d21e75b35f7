import type { DuckDBConnection } from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import { setTimeout as sleep } from 'node:timers/promises';

const { ERROR, RESULT_READY } = duckdb.PendingState;

/** How long DuckDB's threads may take to start a statement before the caller helps. */
const BEGINS_WITHIN_MS = 20;
const ENDS_WITHIN_MS = 5_000;
const LONGEST_PAUSE_MS = 5;

/**
 * Runs a statement on DuckDB's own threads and polls for its end. With a normal call the calling
 * thread takes part and busy-waits while another thread does all the work. It still takes part if
 * `hasBegun` says that DuckDB's threads are busy with other statements.
 */
export async function runInBackground(
  connection: DuckDBConnection,
  sql: string,
  hasBegun = () => true,
): Promise<void> {
  const prepared = await duckdb.prepare(connection['connection'], sql);
  try {
    const pending = duckdb.pending_prepared(prepared);
    await ended(pending, hasBegun);
    await duckdb.execute_pending(pending).catch(rethrow);
  } finally {
    duckdb.destroy_prepare_sync(prepared);
  }
}

async function ended(pending: duckdb.PendingResult, hasBegun: () => boolean): Promise<void> {
  const started = performance.now();
  for (
    let waited = 0;
    waited < (hasBegun() ? ENDS_WITHIN_MS : BEGINS_WITHIN_MS);
    waited = performance.now() - started
  ) {
    const state = duckdb.pending_execute_check_state(pending);
    // For the binding a finished statement is an error too; `execute_pending` distinguishes them.
    if (state === RESULT_READY || state === ERROR) return;
    await sleep(Math.min(LONGEST_PAUSE_MS, 1 + waited / 20));
  }
}

/** The prefix that DuckDB puts before the reason when a failed result is fetched. */
const ASKED_AFTERWARDS =
  /^Invalid Input Error: Attempting to execute an unsuccessful or closed pending query result\nError: /;

function rethrow(error: unknown): never {
  throw error instanceof Error
    ? new Error(error.message.replace(ASKED_AFTERWARDS, ''), { cause: error })
    : error;
}
