import type { FieldValue } from '@/domain/exact';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import fc from 'fast-check';
import { keywords, sources, texts } from './words';

/** A small set of time parts, so that many timestamps are equal. */
export const NOW = Date.parse('2026-11-21T12:34:56.789Z');
const HOUR = 3_600_000;

const times = fc.oneof(
  fc.integer({ min: 0, max: 24 * 40 }).map((hours) => NOW - hours * HOUR),
  fc
    .constantFrom(
      '2026-11-18T00:00:00.000Z',
      '2026-11-18T23:59:59.999Z',
      '2026-11-19T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    )
    .map((text) => Date.parse(text)),
);
const longs = fc.oneof(
  fc.integer({ min: -5, max: 45 }),
  fc.constantFrom(9_007_199_254_740_993n, -9_007_199_254_740_993n, 2n ** 63n - 1n),
);
const decimals = fc.oneof(
  fc.integer({ min: -20, max: 90 }).map((n) => n / 2),
  fc.constantFrom(0.1, 1e-7, 12_345_678.9),
);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

export const STREAMS = ['000000000000000000000001', '6b019df4df73424ee9f4d123'] as const;

const fields = fc.record({
  app: sometimes(fc.constantFrom(...keywords)),
  user: sometimes(
    fc.oneof(
      fc.constantFrom(...keywords),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    ),
  ),
  'dash-name': sometimes(fc.constantFrom(...keywords)),
  count: sometimes(longs),
  took: sometimes(decimals),
  due: sometimes(times.map((time) => new Date(time).toISOString())),
  mixed: sometimes(
    fc.oneof<fc.Arbitrary<string | number>[]>(
      fc.integer({ min: 0, max: 45 }),
      fc.constantFrom(...keywords),
    ),
  ),
  full_message: sometimes(texts),
  tags: sometimes(
    fc.oneof(
      fc.constantFrom(...keywords),
      fc.array(fc.constantFrom(...keywords, null, 7, true), { maxLength: 3 }),
    ),
  ),
  ports: sometimes(
    fc.oneof<fc.Arbitrary<FieldValue>[]>(
      longs,
      fc.array(fc.oneof<fc.Arbitrary<FieldValue>[]>(longs, fc.constantFrom(...keywords)), {
        maxLength: 3,
      }),
    ),
  ),
});

/** The first message determines the types of the fields. */
export const FIRST: IncomingMessage = {
  timestamp: NOW,
  source: 'first',
  message: 'first',
  inputId: STREAMS[1],
  receivedAt: NOW,
  fields: {
    app: 'first',
    user: 'first',
    'dash-name': 'first',
    count: 1,
    took: 1.5,
    due: '2026-11-18T10:00:00Z',
    mixed: 1,
    full_message: 'first',
    tags: ['first', 'second'],
    ports: 1,
  },
};

export const plainMessages: fc.Arbitrary<IncomingMessage> = fc
  .record({ message: texts, source: fc.constantFrom(...sources), timestamp: times, fields })
  .map(({ fields: some, ...message }) => ({
    ...message,
    inputId: STREAMS[1],
    receivedAt: NOW,
    fields: Object.fromEntries(
      Object.entries(some).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  }));
