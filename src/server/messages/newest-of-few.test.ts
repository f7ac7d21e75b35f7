import { matching, openTestStore, type TestStore } from '@test/backend/message-store';
import { afterAll, beforeAll, expect, it } from 'vitest';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;

beforeAll(async () => {
  stored = await openTestStore({ now: () => NOW });
  // Older messages come later, and every other instant is shared by two.
  const messages = Array.from({ length: 5003 }, (_, n) => ({
    timestamp: NOW - (n >> 1) * 10,
    source: 'web',
    message: `common m${n}${n < 5000 ? ' many' : ''}${n % 1000 === 7 ? ' rare' : ''}`,
    fields: { n },
    inputId: 'input',
    receivedAt: NOW,
  }));
  await stored.store.writer.writeDurably(messages.slice(0, 3000));
  await stored.indices.cycle({ setId: 'set', prefix: 'graylog' });
  await stored.store.writer.writeDurably(messages.slice(3000));
}, 60_000);
afterAll(() => stored.close());

it.each([
  ['rare', 5],
  ['many', 5000],
  ['common', 5003],
  ['rare OR n:12', 6],
  ['nowhere', 0],
  ['*', 5003],
])('finds and counts %s as each does by itself', async (query, number) => {
  for (const page of [
    { limit: 150 },
    { limit: 3, offset: 2 },
    { limit: 10, offset: 6000 },
    { limit: 0 },
    { limit: 5, sort: [{ field: 'n', order: 'ASC' as const }] },
  ]) {
    const { found, total } = await stored.over(matching(query, NOW), (selection) =>
      stored.store.findCounted(selection, page),
    );
    expect(total).toBe(number);
    expect(found).toEqual(await stored.find(matching(query, NOW), page));
  }
});

it('takes a number that is known elsewhere, and counts where that failed', async () => {
  const totalOf = (counted: number | undefined) =>
    stored.over(
      matching('rare', NOW),
      async (selection) =>
        (await stored.store.findCounted(selection, { limit: 1 }, Promise.resolve(counted))).total,
    );
  expect(await totalOf(42)).toBe(42);
  expect(await totalOf(undefined)).toBe(5);
});
