import { listReader, type ListAnswer, type ListJob } from './list-jobs';
import { readJson } from './read-json';
import { workerJobs } from './worker-jobs';

export type ReadJob = { kind: 'value'; bytes: ArrayBuffer; cutStringsAt: number | undefined };

/** Bytes from which parsing on the main thread would be noticeable. */
const LARGE = 256 * 1024;

const inWorker = workerJobs<ReadJob | ListJob, unknown>(
  () => new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' }),
);
const readLongList = listReader(
  inWorker as (job: ListJob, bytes: Transferable[]) => Promise<{ value: ListAnswer } | undefined>,
);

/**
 * Parses a JSON response, in a worker if it is large, so that ten messages of 2 MB do not block the
 * page.
 * @throws SyntaxError
 */
export async function readBytes(
  bytes: ArrayBuffer,
  { cutStringsAt, isLongList }: { cutStringsAt?: number; isLongList?: boolean },
): Promise<unknown> {
  const isLarge = bytes.byteLength >= LARGE;
  const read = !isLarge
    ? undefined
    : isLongList === true
      ? await readLongList(bytes)
      : await inWorker({ kind: 'value', bytes, cutStringsAt }, [bytes]);
  return read ? read.value : readJson(new TextDecoder().decode(bytes), cutStringsAt);
}
