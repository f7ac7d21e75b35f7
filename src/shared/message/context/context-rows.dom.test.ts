import { expect, it } from 'vitest';
import { call } from '@/api/client';
import { syncSearch, type ResultMessage } from '@/contract/search';
import { seedBackend, signInAs } from '@test/backend/backend';
import { contextRows, scopeOf } from './context-rows';

const AT = Date.parse('2026-03-01T10:00:00.000Z');
const signal = new AbortController().signal;
const text = ({ message }: ResultMessage) => String(message['message']);

/**
 * Messages with equal timestamps, some with other timestamps around them, and interleaved ones of
 * another source.
 */
async function seeded(equal: number) {
  const messages = [
    ...Array.from({ length: 5 }, (_, i) => ({
      message: `before ${i}`,
      source: 'a',
      timestamp: AT - 5 + i,
    })),
    ...Array.from({ length: equal }, (_, i) => ({
      message: `equal ${i}`,
      source: i % 2 === 0 ? 'a' : 'b',
      timestamp: AT,
    })),
    ...Array.from({ length: 5 }, (_, i) => ({
      message: `after ${i}`,
      source: 'a',
      timestamp: AT + 1 + i,
    })),
  ];
  await seedBackend({ seed: { messages } });
  await signInAs();
}

async function messageOf(name: string): Promise<ResultMessage> {
  const job = await call(syncSearch, {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range: 0 },
        query: { type: 'elasticsearch', query_string: `message:"${name}"` },
        search_types: [{ type: 'messages', id: 'm', limit: 1, offset: 0 }],
      },
    ],
  });
  const found = job.results['q']?.search_types['m'];
  const [message] = found?.type === 'messages' ? found.messages : [];
  if (!message) throw new Error(`There is no message ${name}`);
  return message;
}

it('returns the nearest messages in both directions, exact among thousands with the same timestamp', async () => {
  await seeded(12_000);
  const anchor = await messageOf('equal 6000');
  const everywhere = scopeOf(anchor, [], []);
  expect((await contextRows(anchor, 'before', 4, everywhere, signal)).map(text)).toEqual(
    [5_999, 5_998, 5_997, 5_996].map((n) => `equal ${n}`),
  );
  expect((await contextRows(anchor, 'after', 4, everywhere, signal)).map(text)).toEqual(
    [6_001, 6_002, 6_003, 6_004].map((n) => `equal ${n}`),
  );
});

it('continues with other timestamps, matches the chosen fields, and ends with the log', async () => {
  await seeded(6);
  const anchor = await messageOf('equal 2');
  const same = scopeOf(anchor, ['source'], []);
  expect((await contextRows(anchor, 'before', 4, same, signal)).map(text)).toEqual([
    'equal 0',
    'before 4',
    'before 3',
    'before 2',
  ]);
  expect((await contextRows(anchor, 'after', 100, same, signal)).map(text)).toEqual([
    'equal 4',
    'after 0',
    'after 1',
    'after 2',
    'after 3',
    'after 4',
  ]);
});
