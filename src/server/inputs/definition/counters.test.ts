import { expect, test } from 'vitest';
import { countFuture, noCounts } from './counters';

test('of messages in the future, the senders seen last are kept, and all are counted', () => {
  const counters = noCounts();
  const from = (source: string, offsetMs: number) => ({
    address: '192.0.2.1',
    source,
    messages: 1,
    offsetMs,
    first: offsetMs,
    last: offsetMs,
    seenAt: 1,
  });
  countFuture(counters, [from('again', 5)]);
  for (let n = 0; n < 10; n += 1) countFuture(counters, [from(`host ${n}`, 7)]);
  countFuture(counters, [from('host 0', 9), from('again', 3)]);
  expect(counters.future.messages).toBe(13);
  expect([...counters.future.senders.values()].map(({ source }) => source)).toEqual([
    ...Array.from({ length: 8 }, (_, n) => `host ${n + 2}`),
    'host 0',
    'again',
  ]);
  expect(counters.future.senders.get('192.0.2.1 host 0')).toMatchObject({
    messages: 2,
    offsetMs: 9,
    first: 7,
    last: 9,
  });
});
