import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { WORKER_READY, workerJobs } from './worker-jobs';

type Posted = { id: number; job: string };

/** A worker whose script says what the test lets it say. */
class Played {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  readonly posted: Posted[] = [];
  postMessage(message: Posted) {
    this.posted.push(message);
  }
  says(data: unknown) {
    this.onmessage({ data });
  }
}

let made: Played[] = [];
const started = () => {
  const worker = new Played();
  made.push(worker);
  return worker as unknown as Worker;
};
beforeEach(() => {
  vi.stubGlobal('Worker', Played);
});
afterEach(() => {
  made = [];
});

test('nothing is handed over before the script runs, and each job has its own answer', async () => {
  const jobs = workerJobs<string, string>(started);
  const [first, second] = [jobs('a'), jobs('b')];
  expect(made).toHaveLength(1);
  expect(made[0]?.posted).toEqual([]);
  made[0]?.says(WORKER_READY);
  await eventually(() => expect(made[0]?.posted).toHaveLength(2));
  const [a, b] = made[0]?.posted ?? [];
  made[0]?.says({ id: b?.id, value: 'B' });
  made[0]?.says({ id: a?.id, value: 'A' });
  expect(await first).toEqual({ value: 'A' });
  expect(await second).toEqual({ value: 'B' });
});

test('what the worker cannot do fails with its reason, and others go on', async () => {
  const jobs = workerJobs<string, string>(started);
  const failing = jobs('a');
  made[0]?.says(WORKER_READY);
  await eventually(() => expect(made[0]?.posted).toHaveLength(1));
  made[0]?.says({ id: made[0].posted[0]?.id, failed: 'SyntaxError: no' });
  await expect(failing).rejects.toThrow('SyntaxError: no');
});

test('a script that does not come leaves the work to who asked, and is asked for again', async () => {
  const jobs = workerJobs<string, string>(started);
  const first = jobs('a');
  made[0]?.onerror({ message: 'not fetched' });
  expect(await first).toBeUndefined();
  const second = jobs('b');
  made[1]?.says(WORKER_READY);
  await eventually(() => expect(made[1]?.posted).toHaveLength(1));
  made[1]?.says({ id: made[1].posted[0]?.id, value: 'B' });
  expect(await second).toEqual({ value: 'B' });
});

test('where a worker dies everything it had in hand fails', async () => {
  const jobs = workerJobs<string, string>(started);
  const [first, second] = [jobs('a'), jobs('b')];
  made[0]?.says(WORKER_READY);
  await eventually(() => expect(made[0]?.posted).toHaveLength(2));
  made[0]?.onerror({ message: 'out of memory' });
  await expect(first).rejects.toThrow('out of memory');
  await expect(second).rejects.toThrow('out of memory');
});

test('a browser without workers does the work itself', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await workerJobs<string, string>(started)('a')).toBeUndefined();
  expect(made).toEqual([]);
});
