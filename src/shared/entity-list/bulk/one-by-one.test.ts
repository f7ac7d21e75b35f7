import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one';

it('calls the action once per id and returns failures with their reasons', async () => {
  const done: string[] = [];
  const result = await oneByOne(['a', 'b', 'c', 'd', 'e', 'f', 'g'], async (id) => {
    if (id === 'c') throw new Error('It is in use.');
    done.push(id);
  });
  expect(done.toSorted()).toEqual(['a', 'b', 'd', 'e', 'f', 'g']);
  expect(result).toEqual({
    successfully_performed: 6,
    failures: [{ entity_id: 'c', failure_explanation: 'It is in use.' }],
  });
});

it('limits the number of requests in flight', async () => {
  let now = 0;
  let most = 0;
  await oneByOne(
    Array.from({ length: 20 }, (_, n) => `${n}`),
    async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    },
  );
  expect(most).toBeLessThanOrEqual(4);
});
