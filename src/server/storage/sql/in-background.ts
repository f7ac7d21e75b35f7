import type { DuckDBConnection } from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import { setTimeout as sleep } from 'node:timers/promises';

const { ERROR, RESULT_READY } = duckdb.PendingState;

/**
 * When the engine's threads should have begun with a statement, unless they are busy with others.
 */
const BEGINS_WITHIN_MS = 20;
const ENDS_WITHIN_MS = 5_000;
const LONGEST_PAUSE_MS = 5;

/**
 * Runs a statement on the engine's own threads alone, and looks now and then whether it is done.
 * Run as usual, the thread that asked takes part, and where another one has all the work it goes
 * round and round without a pause until that is done. It takes part here, too, where the others do
 * not come to it: `hasBegun` says whether they have.
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
    // To the binding a statement that is done is an error, too; `execute_pending` tells them apart.
    if (state === RESULT_READY || state === ERROR) return;
    await sleep(Math.min(LONGEST_PAUSE_MS, 1 + waited / 20));
  }
}

/** Who asks for the result of what has failed before is told so; the reason comes behind it. */
const ASKED_AFTERWARDS =
  /^Invalid Input Error: Attempting to execute an unsuccessful or closed pending query result\nError: /;

function rethrow(error: unknown): never {
  throw error instanceof Error
    ? new Error(error.message.replace(ASKED_AFTERWARDS, ''), { cause: error })
    : error;
}
