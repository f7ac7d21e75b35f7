import { expect, test } from 'vitest';
import { createMemoryLimit, restingLimit } from './memory-limit';

test('at rest the engine has half of its memory, and all where that is little', () => {
  expect(['1GB', '4GB', '512MB', '400MB', '128MB'].map(restingLimit)).toEqual([
    '500MB',
    '2000MB',
    '256MB',
    '256MB',
    '128MB',
  ]);
});

test('what needs more has all of it but what the engine does not count, whatever becomes of it', async () => {
  const told: string[] = [];
  const { widely } = createMemoryLimit('1GB', (limit) => Promise.resolve(told.push(limit)));
  expect(await widely(() => Promise.resolve(told.push('work')))).toBe(2);
  await expect(widely(() => Promise.reject(new Error('too much')))).rejects.toThrow('too much');
  expect(told).toEqual(['800MB', 'work', '500MB', '800MB', '500MB']);
});

test('that the engine cannot go back at once is no failure of the work', async () => {
  const { widely } = createMemoryLimit('1GB', (limit) =>
    limit === '800MB' ? Promise.resolve() : Promise.reject(new Error('in use')),
  );
  expect(await widely(() => Promise.resolve('done'))).toBe('done');
});
