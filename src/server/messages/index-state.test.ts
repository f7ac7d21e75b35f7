import { matching, openTestStore, type TestStore } from '@test/backend/message-store';
import type { FieldValue } from '@/domain/exact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundMisfits } from '../ingest/chunk-writer';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const rows: Record<string, Record<string, FieldValue>> = {
  none: {},
  short: { text: 'x', list: ['x'] },
  longest: { text: 'x'.repeat(32_766) },
  long: { text: 'x'.repeat(32_767), list: ['y', 'x'.repeat(32_767)] },
  umlauts: { text: 'ä'.repeat(16_384) },
  huge: { v: 1e308 },
  lowest: { v: -1e308 },
  tiny: { v: 1e-300 },
  plain: { v: 1.5 },
  below: { n: -5 },
  above: { n: 5 },
};
let stored: TestStore;
const told: string[] = [];

beforeAll(async () => {
  stored = await openTestStore({
    now: () => NOW,
    onMisfits: ({ misfits }: FoundMisfits) =>
      told.push(...misfits.map(({ field, tooLong }) => `${field} ${tooLong}`)),
  });
  await stored.store.writer.writeDurably(
    Object.entries(rows).map(([name, fields]) => ({
      timestamp: NOW,
      source: 'host',
      message: 'm',
      inputId: 'i',
      receivedAt: NOW,
      fields: { name, ...fields },
    })),
  );
});
afterAll(() => stored.close());

const names = async (query: string) =>
  (
    await stored.find(matching(query, NOW), {
      limit: 20,
      sort: [{ field: 'name', order: 'ASC' }],
    })
  )
    .map(({ doc }) => (JSON.parse(doc) as { name: string }).name)
    .join(' ');

test.each([
  ['a field that is too long to be searched exists', '_exists_:text', 'long longest short umlauts'],
  [
    'and is missing nowhere else',
    'NOT _exists_:text AND NOT _exists_:v AND NOT _exists_:n',
    'none',
  ],
  ['in any value', 'text:*', 'long longest short umlauts'],
  ['the longest value is found', `text:/x{2,}/`, 'longest'],
  ['others of a list are found', 'list:y', 'long'],
  ['numbers beyond 32 bits are compared', 'v:>1', 'huge plain'],
  ['also below', 'v:<-1', 'lowest'],
  ['also close to zero', 'v:>0', 'huge plain tiny'],
  ['also as themselves', 'v:1e308', 'huge'],
  ['a number below zero with its sign escaped', 'n:\\-5', 'below'],
  ['and in quotation marks', 'n:"-5"', 'below'],
])('%s', async (_, query, expected) => {
  expect(await names(query)).toBe(expected);
});

test('it is told once that a value is too long', () => {
  expect(told.sort()).toEqual(['list true', 'text true']);
});
