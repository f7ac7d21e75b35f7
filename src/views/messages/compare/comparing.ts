import { workerJobs } from '@/api/worker-jobs';
import type { Fields } from '@/domain/exact';
import { doJob, type ComparingJob, type ComparingResult } from './comparing-job';
import type { ComparedPlace } from './differences';
import type { TextChange } from './text-changes';

/** Characters; less is compared at once, more in a worker. */
const SHORT = 2_000;

const inWorker = workerJobs<ComparingJob, ComparingResult>(
  () => new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * What changed from one text to the other, see `textChanges`; undefined where they are too
 * different to say so.
 */
export async function compareTexts(
  from: string,
  to: string,
): Promise<{ changes: TextChange[] | undefined }> {
  const result = await compared({ kind: 'texts', from, to }, from.length + to.length);
  return { changes: result.kind === 'texts' ? result.changes : undefined };
}

/** The places of all messages, see `comparePlaces`. */
export async function compareMessages(messages: readonly Fields[]): Promise<ComparedPlace[]> {
  const result = await compared(
    { kind: 'messages', messages },
    messages.reduce((sum, fields) => sum + sizeOf(fields), 0),
  );
  return result.kind === 'messages' ? result.places : [];
}

/** Of structures nobody knows without looking through them. */
const sizeOf = (fields: Fields) =>
  Object.values(fields).reduce<number>(
    (sum, value) =>
      sum +
      (typeof value === 'string'
        ? value.length
        : typeof value === 'object' && value !== null
          ? SHORT
          : 0),
    0,
  );

async function compared(job: ComparingJob, size: number): Promise<ComparingResult> {
  const done = size <= SHORT ? undefined : await inWorker(job);
  return done ? done.value : doJob(job);
}
