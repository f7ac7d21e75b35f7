import { readJson } from './read-json';
import { WORKER_READY, type ReadJob, type ReadOutcome } from './read-job';

/** From this size on, reading an answer would show as a hitch of the page. */
const LARGE = 256 * 1024;

type Waiting = { resolve: (value: unknown) => void; reject: (reason: unknown) => void };
const waiting = new Map<number, Waiting>();
let worker: Promise<Worker | undefined> | undefined;
let lastId = 0;

/** Reads the bytes of a JSON answer; large ones in a worker, so that ten messages of 2 MB do not stop the page. */
export async function readBytes(bytes: ArrayBuffer, cutStringsAt: number | undefined): Promise<unknown> {
  const reader = bytes.byteLength < LARGE ? undefined : await (worker ??= startWorker());
  if (!reader) return readJson(new TextDecoder().decode(bytes), cutStringsAt);
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    reader.postMessage({ id: lastId, bytes, cutStringsAt } satisfies ReadJob, [bytes]);
  });
}

function startWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const started = new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<ReadOutcome | typeof WORKER_READY>) => {
      if (data === WORKER_READY) resolve(started);
      else settle(data);
    };
    started.onerror = ({ message }) => {
      // The next large answer tries again.
      worker = undefined;
      resolve(undefined);
      for (const id of [...waiting.keys()]) settle({ id, failed: message });
    };
  });
}

function settle(outcome: ReadOutcome): void {
  const job = waiting.get(outcome.id);
  waiting.delete(outcome.id);
  if ('failed' in outcome) job?.reject(new SyntaxError(outcome.failed));
  else job?.resolve(outcome.value);
}
