import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PivotResult } from '@/contract/search';
import { matching, openTestStore, TEST_SET, type TestStore } from '@test/backend/message-store';
import { propertyRuns } from '@test/environment/property-runs';
import type { GroupDocument, PivotDocument, SeriesDocument } from '../../documents/search-document';
import type { Database } from '../../../storage/database';
import type { IncomingMessage } from '../../../message-types/incoming-message';
import { pivotSearch } from '../pivot-search';
import { createPivotCache, type PivotCache } from './pivot-cache';

const START = Date.parse('2026-11-21T00:00:00Z');
const MINUTE = 60_000;
const STREAMS = ['000000000000000000000001', '6b019df4df73424ee9f4d123'];

const series: SeriesDocument[] = [
  { type: 'count', id: 'count()', field: null },
  { type: 'avg', id: 'avg', field: 'took' },
  { type: 'percentile', id: 'p95', field: 'took', percentile: 95 },
  { type: 'percentile', id: 'p50', field: 'took', percentile: 50 },
  { type: 'card', id: 'card', field: 'app' },
  { type: 'max', id: 'max', field: 'level' },
  { type: 'sum', id: 'sum', field: 'big' },
  { type: 'percentage', id: 'share', field: null, strategy: 'COUNT' },
];
const byTime: GroupDocument = {
  type: 'time',
  fields: ['timestamp'],
  interval: { type: 'timeunit', timeunit: '7m' },
};
const byApp: GroupDocument = {
  type: 'values',
  fields: ['app'],
  limit: 2,
  skip_empty_values: false,
};
const byBoth: GroupDocument = {
  type: 'values',
  fields: ['level', 'app'],
  limit: 3,
  skip_empty_values: true,
};
const common = {
  id: 'p',
  type: 'pivot' as const,
  name: null,
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
  rollup: true,
  series,
  sort: [],
};
const PIVOTS: PivotDocument[] = [
  { ...common, row_groups: [byTime], column_groups: [] },
  {
    ...common,
    row_groups: [byApp],
    column_groups: [],
    sort: [{ type: 'series', field: 'percentile(took,95.0)', direction: 'Descending' }],
  },
  { ...common, row_groups: [byTime], column_groups: [byApp] },
  { ...common, row_groups: [byBoth], column_groups: [byTime] },
  { ...common, row_groups: [], column_groups: [] },
];

const messages = fc.array(
  fc.record({
    minute: fc.integer({ min: 0, max: 600 }),
    app: fc.constantFrom(undefined, 'shop', 'Ä', '😀', 'db'),
    level: fc.constantFrom(undefined, 0, 3, 6),
    took: fc.option(
      fc.integer({ min: -9, max: 99 }).map((n) => n / 4),
      { nil: undefined },
    ),
    input: fc.constantFrom('one', 'other'),
  }),
  { minLength: 1, maxLength: 12 },
);
/** A window that goes on with the clock, and one that stays. */
const question = fc.record({
  what: fc.constant('ask' as const),
  pivot: fc.nat(PIVOTS.length - 1),
  from: fc.integer({ min: 0, max: 300 }),
  minutes: fc.constantFrom(60, 240, 700, 'all' as const),
  query: fc.constantFrom('*', 'level:3'),
  streams: fc.constantFrom(undefined, STREAMS.slice(1)),
  times: fc.integer({ min: 1, max: 3 }),
});
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: question },
    { weight: 4, arbitrary: messages.map((all) => ({ what: 'write' as const, all })) },
    { weight: 1, arbitrary: fc.constant({ what: 'cycle' as const }) },
    { weight: 1, arbitrary: fc.constant({ what: 'delete' as const }) },
    { weight: 1, arbitrary: fc.constant({ what: 'close' as const }) },
    { weight: 1, arbitrary: fc.constant({ what: 'reopen' as const }) },
  ),
  { minLength: 5, maxLength: 10 },
);
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never;
type Question = Extract<Step, { what: 'ask' }>;

const incoming = (
  {
    minute,
    app,
    level,
    took,
    input,
  }: {
    minute: number;
    app?: string | undefined;
    level?: number | undefined;
    took?: number | undefined;
    input: string;
  },
  place: number,
): IncomingMessage => {
  const present = Object.entries({
    app,
    level,
    took,
    big: 9_007_199_254_740_991n,
    n: place,
  }).filter(([, value]) => value !== undefined);
  return {
    timestamp: START + minute * MINUTE + place,
    source: 's',
    message: 'm',
    fields: Object.fromEntries(present) as IncomingMessage['fields'],
    inputId: input,
    receivedAt: START,
  };
};

/** The last digits depend on the order in which decimals are put together. */
const rounded = (result: PivotResult): string =>
  JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'number'
      ? Number(value.toPrecision(12))
      : typeof value === 'bigint'
        ? String(value)
        : value,
  );

function asked(
  stored: TestStore,
  { pivot, from, minutes, query, streams }: Question,
  cache: PivotCache | undefined,
  database: Database = stored.database,
): Promise<PivotResult> {
  const window =
    minutes === 'all'
      ? { from: 0, to: START + 900 * MINUTE, allTime: true }
      : {
          from: START + from * MINUTE + 7,
          to: START + (from + minutes) * MINUTE + 7,
          allTime: false,
        };
  const document = PIVOTS[pivot];
  if (!document) throw new Error('There is no such pivot.');
  return stored.over(
    { ...matching(query, START), from: window.from, to: window.to, streams },
    (selection) =>
      pivotSearch(document, {
        database,
        store: stored.store,
        pivotCache: cache,
        selection,
        window,
        signal: new AbortController().signal,
        reserve: () => Promise.resolve(),
      }),
  );
}

/** A clock on which everything happens at another time. */
const eachLater = (): (() => number) => {
  let time = 0;
  return () => (time += 5000);
};

/** Has all fields, so that each writer of the test stores has them in the same columns. */
const FIRST = { minute: 5, app: 'shop', level: 3, took: 1.25, input: 'one' };

async function take(stored: TestStore, step: Exclude<Step, Question>): Promise<void> {
  const old = () => stored.indices.list(TEST_SET).filter(({ isWriteIndex }) => !isWriteIndex);
  switch (step.what) {
    case 'write':
      return stored.write([FIRST, ...step.all].map(incoming));
    case 'cycle':
      return void (await stored.indices.cycle({ setId: TEST_SET, prefix: 'graylog' }));
    case 'delete':
      return void (await stored.store.deleteByInput('other'));
    case 'close':
      for (const { name, state } of old().slice(0, 1))
        if (state === 'open') await stored.indices.close(name);
      return;
    case 'reopen':
      for (const { name, state } of old())
        if (state === 'closed') await stored.indices.reopen(name);
  }
}

test('whatever happens to the messages, what is put together from kept parts is what would be read', async () => {
  const stored = await openTestStore({
    now: () => START,
    route: ({ fields }) => STREAMS.slice(0, 1 + (Number(fields['n']) % 2)),
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(200, 1_000_000), async (all, cells) => {
      const cache = createPivotCache(eachLater(), cells);
      for (const step of all) {
        if (step.what !== 'ask') await take(stored, step);
        else
          for (let time = 0; time < step.times; time += 1)
            expect(rounded(await asked(stored, step, cache))).toBe(
              rounded(await asked(stored, step, undefined)),
            );
      }
      await stored.indices.cycle({ setId: TEST_SET, prefix: 'graylog' });
      for (const { name, isWriteIndex } of stored.indices.list(TEST_SET))
        if (!isWriteIndex) await stored.indices.remove(name);
    }),
    { numRuns: propertyRuns(3) },
  );
  await stored.close();
});

test('what was asked twice is not read again, and only the slots where something came in are', async () => {
  const stored = await openTestStore({ now: () => START });
  const read: string[] = [];
  const database: Database = {
    ...stored.database,
    query: (sql, ...more) => (read.push(sql), stored.database.query(sql, ...more)),
  };
  const cache = createPivotCache(eachLater());
  const step: Question = {
    what: 'ask',
    pivot: 2,
    from: 0,
    minutes: 700,
    query: '*',
    streams: undefined,
    times: 1,
  };
  const statements = async () => {
    read.length = 0;
    expect(await asked(stored, step, cache, database)).toEqual(
      await asked(stored, step, undefined),
    );
    return read.length;
  };
  await stored.write(
    Array.from({ length: 300 }, (_, n) =>
      incoming({ minute: 2 * n + 1, app: 'shop', took: n, level: 3, input: 'one' }, n),
    ),
  );
  expect(await statements()).toBe(1);
  // The second time tells how many groups there are, and reads what is kept from then on.
  expect(await statements()).toBe(2);
  expect(await statements()).toBe(0);
  await stored.write([incoming({ minute: 300, app: 'db', took: 1, level: 3, input: 'one' }, 0)]);
  expect(await statements()).toBe(2);
  expect(read[1]).toMatch(/"timestamp" >= .*"timestamp" < /);
  expect(await statements()).toBe(0);
  await stored.close();
});
