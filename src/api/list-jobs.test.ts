import { expect, test, vi } from 'vitest';
import { listJobs, listReader, type ListAnswer } from './list-jobs';

const bytesOf = (value: unknown) => {
  const { buffer } = new TextEncoder().encode(JSON.stringify(value));
  return buffer;
};
const listOf = (length: number) => Array.from({ length }, (_, n) => ({ name: `field_${n}` }));

/** A reader, and what its worker answered. */
function reading() {
  const work = listJobs();
  const answers: ListAnswer[] = [];
  const read = listReader((job) => {
    const value = structuredClone(work(job));
    answers.push(value);
    return Promise.resolve({ value });
  });
  return { answers, read: async (value: unknown) => (await read(bytesOf(value)))?.value };
}

test('a long list is handed over in parts of a bounded size', async () => {
  const { answers, read } = reading();
  expect(await read(listOf(2_500))).toEqual(listOf(2_500));
  const sizes = answers.flatMap((one) => (one.kind === 'part' ? [one.items.length] : []));
  expect(sizes).toEqual([1_000, 1_000, 500]);
});

test('the same answer is the same list, and nothing of it is handed over again', async () => {
  const { answers, read } = reading();
  const [first, other] = [await read(listOf(2_000)), await read(listOf(2_001))];
  answers.splice(0);
  expect(await read(listOf(2_000))).toBe(first);
  expect(await read(listOf(2_001))).toBe(other);
  expect(answers).toEqual([
    { kind: 'same', id: 1 },
    { kind: 'same', id: 2 },
  ]);
});

test('a list that the page no longer has is read again', () => {
  const work = listJobs();
  const read = (id: number, known: number[]) =>
    work({ kind: 'read', id, bytes: bytesOf(listOf(3)), known }).kind;
  expect([read(1, []), read(2, [1]), read(3, [])]).toEqual(['list', 'same', 'list']);
});

test('what is no list is handed over as it is, and an empty list at once', async () => {
  const { read } = reading();
  expect(await read(null)).toBeNull();
  expect(await read([])).toEqual([]);
});

test('a worker that ended meanwhile fails the request', async () => {
  const ended = vi
    .fn<() => Promise<{ value: ListAnswer }>>()
    .mockResolvedValueOnce({ value: { kind: 'list', length: 9 } })
    .mockRejectedValue(new Error('gone'));
  await expect(listReader(ended)(bytesOf(listOf(9)))).rejects.toThrow('gone');
});

test('without a worker it is left to the caller', async () => {
  expect(await listReader(() => Promise.resolve(undefined))(bytesOf([]))).toBeUndefined();
});
