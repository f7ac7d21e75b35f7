import { readJson } from './exact-json';

/** From this size on, reading an answer would show as a hitch of the page. */
const LARGE = 256 * 1024;

export type ReadJob = { id: number; bytes: ArrayBuffer; cutStringsAt: number | undefined };
export type ReadOutcome = { id: number; value: unknown } | { id: number; failed: string };

type Waiting = { resolve: (value: unknown) => void; readHere: () => void; reject: (reason: unknown) => void };
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** Reads the bytes of a JSON answer; large ones in a worker, so that ten messages of 2 MB do not stop the page. */
export function readBytes(bytes: ArrayBuffer, cutStringsAt: number | undefined): Promise<unknown> {
  if (bytes.byteLength < LARGE || typeof Worker === 'undefined') return readHere(bytes, cutStringsAt);
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject, readHere: () => readHere(bytes, cutStringsAt).then(resolve, reject) });
    // Copied, not moved: without its script (an outage) the worker fails and the page reads by itself.
    ready().postMessage({ id: lastId, bytes, cutStringsAt } satisfies ReadJob);
  });
}

const readHere = async (bytes: ArrayBuffer, cutStringsAt: number | undefined) => readJson(new TextDecoder().decode(bytes), cutStringsAt);

function ready(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./read-large.worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ReadOutcome>) => {
    const job = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) job?.reject(new SyntaxError(data.failed));
    else job?.resolve(data.value);
  };
  started.onerror = () => {
    worker = undefined;
    const jobs = [...waiting.values()];
    waiting.clear();
    for (const job of jobs) job.readHere();
  };
  worker = started;
  return started;
}
