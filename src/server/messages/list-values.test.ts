import { matching, openTestStore, type TestStore } from '@test/backend/message-store';
import type { FieldValue } from '@/domain/exact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suggestValues } from './suggestions';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;

const rows: Record<string, Record<string, FieldValue>> = {
  none: {},
  one: { tags: 'web', ports: 80, due: '2026-11-18T00:00:00Z' },
  single: { tags: ['web'], ports: [443] },
  many: {
    tags: ['web', 'prod', 'web', null, ['deep']],
    ports: [22, 443, 9007199254740993n, 'any'],
    due: ['2026-11-18T10:00:00Z', '2026-11-20T10:00:00Z'],
  },
  odd: { tags: ['["web"]', true, 7, 'a\u001fb', "it's $1"], ports: ['any'] },
  empty: { tags: [], ports: [null] },
};

beforeAll(async () => {
  stored = await openTestStore({ now: () => NOW });
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

const documents = async (query: string, field = 'name', order: 'ASC' | 'DESC' = 'ASC') =>
  (await stored.find(matching(query, NOW), { limit: 10, sort: [{ field, order }] })).map(
    ({ doc }) => JSON.parse(doc) as Record<string, unknown> & { name: string },
  );
const names = async (query: string, field?: string, order?: 'ASC' | 'DESC') =>
  (await documents(query, field, order)).map(({ name }) => name).join(' ');

test.each([
  ['each value of a list', 'tags:prod', 'many'],
  ['one value and lists of it alike', 'tags:web', 'many one single'],
  ['no list as a whole', 'tags:"[\\"web\\",\\"prod\\"]"', ''],
  ['texts that look like a list', 'tags:"[\\"web\\"]"', 'odd'],
  ['values within lists in a list', 'tags:deep', 'many'],
  ['values that are no texts', 'tags:true AND tags:7', 'odd'],
  ['values with signs of the engine', `tags:"it's $1"`, 'odd'],
  ['values of lists by any field', 'deep', 'many'],
  ['values by patterns', 'tags:pr*', 'many'],
  ['values by expressions', 'tags:/p.od|deep/', 'many'],
  ['values nearly written', 'tags:prud~1', 'many'],
  ['values in a range', 'tags:[pa TO q]', 'many'],
  ['messages with a list that is not empty', '_exists_:tags', 'many odd one single'],
  ['messages with any value', 'tags:*', 'many odd one single'],
  ['lists without a value', 'NOT tags:web', 'empty none odd'],
  ['numbers in a list', 'ports:443', 'many single'],
  ['exact numbers in a list', 'ports:9007199254740993', 'many'],
  ['ranges of numbers, where one value is within', 'ports:[100 TO 500]', 'many single'],
  ['texts among numbers', 'ports:any', 'many odd'],
  ['no numbers by patterns', 'ports:4*', ''],
  ['days in a list', 'due:2026\\-11\\-20', 'many'],
])('a query finds %s', async (_, query, expected) => {
  expect(await names(query)).toBe(expected);
});

test('a message shows the list as it was sent', async () => {
  const [many] = await documents('tags:prod');
  expect(many?.['tags']).toEqual(['web', 'prod', 'web', null, ['deep']]);
});

test('lists stand where their first value in that order would', async () => {
  expect(await names('tags:web OR tags:7', 'tags')).toMatch(/^odd many/);
  expect(await names('tags:web OR tags:7', 'tags', 'DESC')).toMatch(/odd$/);
});

test('each value is suggested with the number of its messages', async () => {
  const suggested = await stored.over({}, (selection) =>
    suggestValues(stored.database, selection, 'tags', '', 2),
  );
  expect(suggested.values).toEqual([
    { value: 'web', occurrence: 3 },
    { value: '7', occurrence: 1 },
  ]);
});
