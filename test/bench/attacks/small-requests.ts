import { Worker } from 'node:worker_threads';
import { spread, type Spread } from '../spread';

/** In a thread of its own, so that reading large answers here does not count as waiting there. */
const PROGRAM = `
const { parentPort, workerData: { url, paths, authorization, everyMs } } = require('node:worker_threads');
const times = [];
let running = true;
let failed = 0;
parentPort.once('message', () => (running = false));
(async () => {
  for (let turn = 0; running; turn += 1) {
    const started = performance.now();
    const answer = await fetch(url + paths[turn % paths.length], { headers: { authorization } }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (!answer?.ok) failed += 1;
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  parentPort.postMessage({ times, failed });
})();
`;

export type SmallRequests = { latency: Spread; failed: number };

/** Sends one small request after the other as another user, until it is stopped. */
export function sendSmallRequests(
  url: string,
  authorization: string,
  paths: readonly string[],
  everyMs = 50,
): { stop: () => Promise<SmallRequests> } {
  const workerData = { url: `${url}/api`, paths, authorization, everyMs };
  const worker = new Worker(PROGRAM, { eval: true, workerData });
  return {
    async stop() {
      const ended = new Promise<{ times: number[]; failed: number }>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      worker.postMessage('stop');
      const { times, failed } = await ended;
      return { latency: spread(times), failed };
    },
  };
}
