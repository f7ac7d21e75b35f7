import { workerJobs } from '@/api/worker-jobs';
import type { Fields } from '@/domain/exact';
import { runComparison, type ComparingJob, type ComparingResult } from './comparing-job';
import type { ComparedPath } from './differences';
import type { TextChange } from './text-changes';

/** Texts up to this many characters are compared on the main thread, longer ones in a worker. */
const SHORT = 2_000;

const inWorker = workerJobs<ComparingJob, ComparingResult>(
  () => new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }),
);

/** The changes from one text to the other, see `textChanges`; undefined if they differ too much. */
export async function compareTexts(
  from: string,
  to: string,
): Promise<{ changes: TextChange[] | undefined }> {
  const result = await compared({ kind: 'texts', from, to }, from.length + to.length);
  return { changes: result.kind === 'texts' ? result.changes : undefined };
}

/** Compares all messages path by path, see `comparePlaces`. */
export async function compareMessages(messages: readonly Fields[]): Promise<ComparedPath[]> {
  const result = await compared(
    { kind: 'messages', messages },
    messages.reduce((sum, fields) => sum + sizeOf(fields), 0),
  );
  return result.kind === 'messages' ? result.paths : [];
}

/** The size of a structure is unknown without walking it, so it counts as large. */
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
  return done ? done.value : runComparison(job);
}
