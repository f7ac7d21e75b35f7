import { listReader, type ListAnswer, type ListJob } from './list-jobs';
import { workerJobs } from './worker-jobs';

export type ReadJob = { kind: 'value'; bytes: ArrayBuffer; cutStringsAt: number | undefined };

const inWorker = workerJobs<ReadJob | ListJob, unknown>(
  () => new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' }),
);
const readLongList = listReader(
  inWorker as (job: ListJob, bytes: Transferable[]) => Promise<{ value: ListAnswer } | undefined>,
);

/** Parses a large JSON response in a worker; undefined if there is none. */
export const readLarge = (
  bytes: ArrayBuffer,
  { cutStringsAt, isLongList }: { cutStringsAt?: number; isLongList?: boolean },
): Promise<{ value: unknown } | undefined> =>
  isLongList === true
    ? readLongList(bytes)
    : inWorker({ kind: 'value', bytes, cutStringsAt }, [bytes]);
