import { expect, it } from 'vitest';
import { ApiError } from './errors';
import { createQueryClient } from './query-client';

const request = { method: 'GET', url: 'http://node/api/x' };
it.each([
  [undefined, 4],
  [502, 4],
  [503, 4],
  [504, 4],
  [400, 1],
  [404, 1],
  [500, 1],
])('tries a read that fails with %s %d times', async (status, count) => {
  const client = createQueryClient({ firstDelay: 0 });
  const options = client.defaultQueryOptions({ queryKey: ['x'] });
  const retry = options.retry;
  if (typeof retry !== 'function') throw new Error('no retry rule');
  let failures = 0;
  while (retry(failures, new ApiError({ status, message: '', request }))) failures += 1;
  expect(failures + 1).toBe(count);
  expect(client.defaultMutationOptions().retry).toBe(false);
});
