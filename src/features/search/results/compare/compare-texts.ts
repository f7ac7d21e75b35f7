import type { ChangesJob, ChangesOutcome } from './changes.worker';
import { textChanges, type TextChange } from './text-changes';

/** Shorter texts are compared at once. */
const SHORT = 2_000;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (changes: TextChange[] | undefined) => void; reject: (reason: Error) => void }>();

/** What changed from one text to the other, see `textChanges`; texts of megabytes in a worker. */
export async function compareTexts(from: string, to: string): Promise<{ changes: TextChange[] | undefined }> {
  if (from.length + to.length <= SHORT || typeof Worker === 'undefined') return { changes: textChanges(from, to) };
  worker ??= startWorker();
  const id = (lastId += 1);
  const answer = new Promise<TextChange[] | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, from, to } satisfies ChangesJob);
  return { changes: await answer };
}

function startWorker(): Worker {
  const started = new Worker(new URL('./changes.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { id, changes } }: MessageEvent<ChangesOutcome>) => {
    waiting.get(id)?.resolve(changes);
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
