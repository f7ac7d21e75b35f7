import { readJson } from './read-json';
import { workerJobs } from './worker-jobs';

export type ReadJob = { bytes: ArrayBuffer; cutStringsAt: number | undefined };

/** From this size on, reading an answer would show as a hitch of the page. */
const LARGE = 256 * 1024;

const inWorker = workerJobs<ReadJob, unknown>(
  () => new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Reads the bytes of a JSON answer; large ones in a worker, so that ten messages of 2 MB do not
 * stop the page. Fails with what is wrong with them.
 */
export async function readBytes(
  bytes: ArrayBuffer,
  cutStringsAt: number | undefined,
): Promise<unknown> {
  const read =
    bytes.byteLength < LARGE ? undefined : await inWorker({ bytes, cutStringsAt }, [bytes]);
  return read ? read.value : readJson(new TextDecoder().decode(bytes), cutStringsAt);
}
