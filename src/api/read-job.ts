export type ReadJob = { id: number; bytes: ArrayBuffer; cutStringsAt: number | undefined };
export type ReadOutcome = { id: number; value: unknown } | { id: number; failed: string };
/** Said once the script runs; before that nothing is handed over, so that a page without it (an outage) reads by itself. */
export const WORKER_READY = 'ready';
