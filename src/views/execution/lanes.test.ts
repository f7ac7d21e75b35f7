import { expect, it } from 'vitest';
import { inLane } from './lanes';

/** Starts tasks that end when told to. */
function tasks(count: number, isSlow = false) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, n) =>
    inLane(
      () => {
        started.push(n);
        return new Promise<void>((resolve) => {
          ends[n] = resolve;
        });
      },
      { isSlow },
    ),
  );
  return { started, done, end: (n: number) => ends[n]?.() };
}

it('runs six tasks at a time, in their order', async () => {
  const { started, done, end } = tasks(9);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  end(3);
  await done[3];
  await expect.poll(() => started).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const n of [0, 1, 2, 4, 5, 6]) end(n);
  await expect.poll(() => started.length).toBe(9);
  for (const n of [7, 8]) end(n);
  await Promise.all(done);
});

it('never runs more than six when several end at once, and drops a task that is aborted', async () => {
  const { started, done, end } = tasks(6);
  const stop = new AbortController();
  const aborted = inLane(async () => 'ran', { signal: stop.signal });
  stop.abort(new Error('gone'));
  await expect(aborted).rejects.toThrow('gone');
  let active = 6;
  let most = 6;
  const later = Array.from({ length: 12 }, () =>
    inLane(async () => {
      active += 1;
      most = Math.max(most, active);
      await Promise.resolve();
      active -= 1;
    }),
  );
  expect(started.length).toBe(6);
  for (let n = 0; n < 6; n += 1) {
    active -= 1;
    end(n);
  }
  await Promise.all([...done, ...later]);
  expect(most).toBe(6);
});

it('frees the lane of a task that fails', async () => {
  for (let n = 0; n < 8; n += 1)
    await expect(inLane(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inLane(async () => 'ran')).resolves.toBe('ran');
});

it('lets others pass tasks that are known to be slow, which take half of the lanes', async () => {
  const slow = tasks(8, true);
  const fast = tasks(5);
  await Promise.resolve();
  expect(slow.started).toEqual([0, 1, 2]);
  expect(fast.started).toEqual([0, 1, 2]);
  fast.end(0);
  fast.end(1);
  await expect.poll(() => fast.started).toEqual([0, 1, 2, 3, 4]);
  for (const n of [2, 3, 4]) fast.end(n);
  await Promise.all(fast.done);
  expect(slow.started).toEqual([0, 1, 2]);
  for (let n = 0; n < 8; n += 1) {
    await expect.poll(() => slow.started).toContain(n);
    slow.end(n);
  }
  await Promise.all(slow.done);
});
