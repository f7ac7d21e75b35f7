import type { Fields } from '@/domain/exact';
import { doJob, type ComparingJob, type ComparingOutcome, type ComparingResult } from './comparing-job';
import type { ComparedPlace } from './differences';
import type { TextChange } from './text-changes';

/** Characters; less is compared at once, more in a worker. */
const SHORT = 2_000;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (result: ComparingResult) => void; reject: (reason: Error) => void }>();

/** What changed from one text to the other, see `textChanges`; undefined where they are too different to say so. */
export async function compareTexts(from: string, to: string): Promise<{ changes: TextChange[] | undefined }> {
  const result = await compared({ kind: 'texts', from, to }, from.length + to.length);
  return { changes: result.kind === 'texts' ? result.changes : undefined };
}

/** The places of all messages, see `comparePlaces`. */
export async function compareMessages(messages: readonly Fields[]): Promise<ComparedPlace[]> {
  const result = await compared({ kind: 'messages', messages }, messages.reduce((sum, fields) => sum + sizeOf(fields), 0));
  return result.kind === 'messages' ? result.places : [];
}

/** Of structures nobody knows without looking through them. */
const sizeOf = (fields: Fields) => Object.values(fields).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : typeof value === 'object' && value !== null ? SHORT : 0), 0);

async function compared(job: ComparingJob, size: number): Promise<ComparingResult> {
  if (size <= SHORT || typeof Worker === 'undefined') return doJob(job);
  const comparing = (worker ??= startWorker());
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    comparing.postMessage({ id, ...job });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { id, result } }: MessageEvent<ComparingOutcome>) => {
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  started.onerror = ({ message }) => {
    // The next comparison tries again.
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  return started;
}
