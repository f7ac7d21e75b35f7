import { readJson } from './read-json';
import { workerJobs } from './worker-jobs';

export type ReadJob = { bytes: ArrayBuffer; cutStringsAt: number | undefined };

/** Bytes from which parsing on the main thread would be noticeable. */
const LARGE = 256 * 1024;

const inWorker = workerJobs<ReadJob, unknown>(
  () => new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Parses a JSON response, in a worker if it is large, so that ten messages of 2 MB do not block the
 * page.
 * @throws SyntaxError
 */
export async function readBytes(
  bytes: ArrayBuffer,
  cutStringsAt: number | undefined,
): Promise<unknown> {
  const read =
    bytes.byteLength < LARGE ? undefined : await inWorker({ bytes, cutStringsAt }, [bytes]);
  return read ? read.value : readJson(new TextDecoder().decode(bytes), cutStringsAt);
}
