import type { PivotRow } from '@/contract/search';
import { javaNumber } from '@/domain/format/java-number';
import {
  plainPivot,
  type PlainDocument,
  type PlainFields,
  type PlainGroup,
  type PlainPivot,
  type Spelling,
} from '@test/models/plain-evaluator/pivot';
import { openTestStore, type TestStore } from '@test/backend/message-store';
import { propertyRuns } from '@test/environment/property-runs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupDocument, PivotDocument } from '../documents/search-document';
import type { IncomingMessage } from '../../message-types/incoming-message';
import { seriesLiteral } from '../documents/pivot-schema';
import { createPivotCache, type PivotCache } from './cache/pivot-cache';
import { pivotSearch } from './pivot-search';

const NOW = Date.parse('2026-11-21T12:34:56.789Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STREAMS = [
  '000000000000000000000001',
  '6b019df4df73424ee9f4d123',
  '6b019df4df73424ee9f4d124',
] as const;
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.option(arbitrary, { nil: undefined, freq: 3 });

/**
 * Message by message: `code` is a number in the first index and a text in the second, `rare` is in
 * one of them alone.
 */
const fieldsOf = (index: number) =>
  fc.record({
    app: sometimes(fc.constantFrom('Shop', 'shop', 'billing', 'Ärger', '😀', 'a b', '10.0.0.1')),
    level: sometimes(fc.integer({ min: -2, max: 12 })),
    took: sometimes(fc.integer({ min: -40, max: 400 }).map((n) => n / 4)),
    flag: sometimes(fc.constantFrom('true', 'false')),
    due: sometimes(
      fc.integer({ min: 0, max: 400 }).map((hours) => new Date(NOW - hours * HOUR).toISOString()),
    ),
    code: sometimes(
      fc.constantFrom(200, 404, 500).map((code) => (index === 0 ? code : String(code))),
    ),
    tags: sometimes(
      fc.oneof<fc.Arbitrary<string | string[]>[]>(
        fc.constantFrom('a', 'b c'),
        fc.uniqueArray(fc.constantFrom('a', 'b c', 'Ä', '7'), { minLength: 2, maxLength: 3 }),
      ),
    ),
    rare: index === 0 ? sometimes(fc.integer({ min: 0, max: 3 })) : fc.constant(undefined),
  });
/** All of them before NOW, where the window ends without holding it. */
const messagesOf = (index: number) =>
  fc.record({
    hours: fc.integer({ min: 0, max: 24 * 70 }),
    millis: fc.integer({ min: 1, max: HOUR }),
    source: fc.constantFrom('web-1', 'db'),
    fields: fieldsOf(index),
  });

const docs: PlainDocument[] = [];
let stored: TestStore;

beforeAll(async () => {
  stored = await openTestStore({
    route: ({ fields }) => STREAMS.filter((_, place) => (Number(fields['n']) >> place) % 2 === 1),
    now: () => NOW,
  });
  const first = {
    app: 'first',
    level: 1,
    took: 1.5,
    flag: 'true',
    due: '2026-11-18T10:00:00.000Z',
    rare: 1,
  };
  for (const index of [0, 1]) {
    const random = fc.sample(messagesOf(index), 120).map(({ hours, millis, source, fields }) => ({
      timestamp: NOW - hours * HOUR - millis,
      source,
      fields: fields as PlainFields,
    }));
    const all = [
      {
        timestamp: NOW - 1,
        source: 'web-1',
        fields: { ...first, code: index === 0 ? 200 : '200' } as PlainFields,
      },
      ...random,
    ];
    const incoming = all.map(({ timestamp, source, fields }, place): IncomingMessage => {
      const n = index * 1000 + place;
      const present = Object.entries({ ...fields, n }).filter(([, value]) => value !== undefined);
      docs.push({
        seq: docs.length,
        fields: plain(Object.fromEntries(present) as PlainFields, timestamp, source, n),
      });
      return {
        timestamp,
        source,
        message: 'm',
        fields: Object.fromEntries(present) as IncomingMessage['fields'],
        inputId: 'i',
        receivedAt: NOW,
      };
    });
    await stored.write(incoming);
    if (index === 0) await stored.indices.cycle({ setId: 'set', prefix: 'graylog' });
  }
});
afterAll(() => stored.close());

function plain(fields: PlainFields, timestamp: number, source: string, n: number): PlainFields {
  const streams = STREAMS.filter((_, place) => (n >> place) % 2 === 1);
  return {
    ...fields,
    code: fields['code'] === undefined ? undefined : String(fields['code']),
    due: fields['due'] === undefined ? undefined : Date.parse(String(fields['due'])),
    timestamp,
    source,
    streams: streams.length > 0 ? streams : undefined,
  };
}

const spelling: Spelling = (field, value) => {
  if (field === 'timestamp' || field === 'due') return new Date(Number(value)).toISOString();
  return field === 'took' ? javaNumber(Number(value)) : String(value);
};

/** Intervals with how they are cut, said in another way than the server says it. */
const monthsFrom = (months: number) => ({
  start: (time: number) => {
    const date = new Date(time);
    return Date.UTC(
      1970,
      Math.floor(((date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()) / months) * months,
    );
  },
  next: (start: number) => new Date(start).setUTCMonth(new Date(start).getUTCMonth() + months),
});
const evenly = (length: number, origin = 0) => ({
  start: (time: number) => Math.floor((time - origin) / length) * length + origin,
  next: (start: number) => start + length,
});
const intervals: Record<string, Pick<Extract<PlainGroup, { type: 'time' }>, 'start' | 'next'>> = {
  '6h': evenly(6 * HOUR),
  '90m': evenly(1.5 * HOUR),
  '1d': evenly(DAY),
  '5d': evenly(5 * DAY),
  '1w': evenly(7 * DAY, Date.UTC(2026, 10, 16)),
  '2w': evenly(14 * DAY, Date.UTC(1970, 0, 5)),
  '1M': monthsFrom(1),
  '3M': monthsFrom(3),
  '1y': monthsFrom(12),
};

const fields = [
  'app',
  'level',
  'took',
  'flag',
  'code',
  'rare',
  'source',
  'streams',
  'tags',
  'due',
  'nosuch',
];
const valueGroups = fc.record({
  type: fc.constant('values' as const),
  fields: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fields).map((field) => [field]) },
    {
      weight: 1,
      arbitrary: fc.uniqueArray(fc.constantFrom(...fields), { minLength: 2, maxLength: 3 }),
    },
  ),
  limit: fc.constantFrom(1, 2, 3, 5, 15, 100),
  skip_empty_values: fc.boolean(),
});
const timeGroups = fc.record({
  type: fc.constant('time' as const),
  fields: fc.constantFrom('timestamp', 'due').map((field) => [field]),
  timeunit: fc.constantFrom(...Object.keys(intervals)),
});
const groups = fc.array(
  fc.oneof({ weight: 3, arbitrary: valueGroups }, { weight: 1, arbitrary: timeGroups }),
  { maxLength: 2 },
);
const oneSeries = fc.oneof(
  fc.constant({ type: 'count' as const, field: null }),
  fc.record({
    type: fc.constantFrom('count' as const, 'card' as const, 'latest' as const),
    field: fc.constantFrom('app', 'level', 'code', 'flag', 'rare', 'streams', 'tags', 'nosuch'),
  }),
  fc.record({
    type: fc.constantFrom(
      'avg' as const,
      'max' as const,
      'min' as const,
      'sum' as const,
      'sumofsquares' as const,
      'stddev' as const,
      'variance' as const,
    ),
    field: fc.constantFrom('took', 'level', 'rare', 'nosuch', 'due'),
  }),
  fc.record({
    type: fc.constant('percentile' as const),
    field: fc.constantFrom('took', 'level', 'nosuch'),
    percentile: fc.constantFrom(0, 25, 50, 95, 99, 100),
  }),
  fc.record({
    type: fc.constant('percentage' as const),
    field: fc.constantFrom(null, 'app', 'tags', 'nosuch'),
    strategy: fc.constant('COUNT' as const),
  }),
  fc.record({
    type: fc.constant('percentage' as const),
    field: fc.constantFrom('took', 'level', 'rare'),
    strategy: fc.constant('SUM' as const),
  }),
);
const SORTABLE = new Set(['count', 'card', 'max', 'min', 'percentile', 'avg', 'sum', 'percentage']);

const pivots = fc
  .record({
    rollup: fc.boolean(),
    rows: groups,
    columns: groups,
    series: fc.uniqueArray(oneSeries, { maxLength: 4, selector: seriesLiteral }),
    picks: fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 2 }),
  })
  .map(({ picks, rows, columns, series, ...more }) => {
    // The others differ in their last digits, which may decide between equal ones; sums of quarters
    // are exact.
    const sortable = [
      ...series
        .filter(({ type }) => SORTABLE.has(type))
        .map((one) => ({ type: 'series' as const, field: seriesLiteral(one) })),
      ...[...rows, ...columns].flatMap((group) =>
        group.fields.map((field) => ({ type: 'pivot' as const, field })),
      ),
    ];
    const sort =
      sortable.length === 0
        ? []
        : picks.flatMap(([pick, up]) => {
            const one = sortable[pick % sortable.length];
            return one
              ? [{ ...one, direction: up ? ('Ascending' as const) : ('Descending' as const) }]
              : [];
          });
    return {
      ...more,
      rows,
      columns,
      series: series.map((one) => ({ ...one, id: seriesLiteral(one) })),
      sort,
    };
  });
type Random = typeof pivots extends fc.Arbitrary<infer T> ? T : never;
type RandomGroup = Random['rows'][number];

const documentGroup = (group: RandomGroup): GroupDocument =>
  group.type === 'values'
    ? group
    : {
        type: 'time',
        fields: group.fields,
        interval: { type: 'timeunit', timeunit: group.timeunit },
      };
const plainGroup = (group: RandomGroup): PlainGroup =>
  group.type === 'values'
    ? group
    : { type: 'time', fields: group.fields, ...(intervals[group.timeunit] ?? evenly(DAY)) };

/** The data lies within 71 days, in as many slots of what is kept. */
const window = { from: NOW - 80 * DAY, to: NOW, allTime: false };

async function answered(
  { rows, columns, ...more }: Random,
  cache?: PivotCache,
): Promise<{ rows: PivotRow[]; total: number }> {
  const common = {
    id: 'p',
    type: 'pivot' as const,
    name: null,
    filter: null,
    filters: [],
    timerange: null,
    query: null,
    streams: [],
  };
  const pivot: PivotDocument = {
    ...common,
    ...more,
    row_groups: rows.map(documentGroup),
    column_groups: columns.map(documentGroup),
  };
  return stored.over({ from: window.from, to: window.to }, (selection) =>
    pivotSearch(pivot, {
      database: stored.database,
      store: stored.store,
      pivotCache: cache,
      selection,
      window,
      signal: new AbortController().signal,
      reserve: () => Promise.resolve(),
    }),
  );
}

const lines = (rows: readonly PivotRow[]) =>
  rows.flatMap(({ key, values, source }) => [
    `${source} ${key.join(' / ')}`,
    ...values.map(
      (one) =>
        `  ${one.key.join(' / ')} = ${typeof one.value === 'number' ? 'number' : String(one.value)} ${one.source} ${one.rollup}`,
    ),
  ]);
const numbers = (rows: readonly PivotRow[]) =>
  rows.flatMap(({ values }) =>
    values.flatMap(({ value }) => (typeof value === 'number' ? value : [])),
  );

test('random pivots over random messages are what a plain computation finds', async () => {
  let buckets = 0;
  await fc.assert(
    fc.asyncProperty(pivots, async (random) => {
      const expected: PlainPivot = {
        ...random,
        rows: random.rows.map(plainGroup),
        columns: random.columns.map(plainGroup),
      };
      const rows = plainPivot(docs, expected, spelling);
      const values = numbers(rows);
      let time = 0;
      const cache = createPivotCache(() => time);
      // Read as a whole, then in parts that are kept, then put together from these.
      for (; time < 3000; time += 1000) {
        const found = await answered(random, cache);
        expect(lines(found.rows)).toEqual(lines(rows));
        expect(
          numbers(found.rows).filter(
            (value, index) =>
              Math.abs(value - (values[index] ?? NaN)) > 1e-9 * Math.max(1, Math.abs(value)),
          ),
        ).toEqual([]);
        expect(found.total).toBe(docs.length);
        buckets += found.rows.length;
      }
    }),
    { numRuns: propertyRuns(24) },
  );
  expect(buckets).toBeGreaterThan(propertyRuns(24));
});
