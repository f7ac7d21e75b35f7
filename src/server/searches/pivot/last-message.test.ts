import { expect, test } from 'vitest';
import { matching, openTestStore } from '@test/backend/message-store';
import type { PivotDocument } from '../documents/search-document';
import { pivotSearch } from './pivot-search';
import { createPivotCache } from './cache/pivot-cache';
import { slotLength, slotsOf, spanOf } from './cache/slots';

const START = Date.parse('2026-11-21T00:00:00Z');
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const byTime: PivotDocument['row_groups'][number] = {
  type: 'time',
  fields: ['timestamp'],
  interval: { type: 'timeunit', timeunit: '1h' },
};
const pivot: PivotDocument = {
  id: 'p',
  type: 'pivot',
  name: null,
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
  rollup: true,
  sort: [],
  series: [
    { type: 'count', id: 'count()', field: null },
    { type: 'avg', id: 'avg(took)', field: 'took' },
  ],
  row_groups: [byTime],
  column_groups: [],
};

/**
 * The last message lies at the end of a slot, at the beginning of the next one, and beside these.
 */
const lengths = [95 * SECOND, 96 * SECOND, 8 * HOUR, 96 * 15 * MINUTE].flatMap((length) => [
  length - 1,
  length,
  length + 1,
]);

test.each(lengths)(
  'the last message is counted, read or from kept parts, over all time and in a window that ends after it: %d ms',
  async (length) => {
    const last = START + length;
    const stored = await openTestStore({ now: () => last });
    let clock = 0;
    const cache = createPivotCache(() => (clock += 5000));
    const at = (timestamp: number) => ({
      timestamp,
      source: 's',
      message: 'm',
      fields: { took: 1.5 },
      inputId: 'i',
      receivedAt: START,
    });
    await stored.write([
      ...Array.from({ length: 200 }, (_, n) => at(START + Math.floor((n * length) / 200))),
      at(last),
    ]);

    const totals = async (from: number, to: number, allTime: boolean) => {
      const ask = (parts: typeof cache | undefined) =>
        stored.over({ ...matching('*', START), from, to }, (selection) =>
          pivotSearch(pivot, {
            database: stored.database,
            store: stored.store,
            pivotCache: parts,
            selection,
            window: { from, to, allTime },
            signal: new AbortController().signal,
            reserve: () => Promise.resolve(),
          }),
        );
      const asked: number[] = [];
      for (const parts of [undefined, cache, cache, cache]) asked.push((await ask(parts)).total);
      return asked;
    };
    expect(await totals(0, last + 1, true)).toEqual([201, 201, 201, 201]);
    expect(await totals(START, last + 1, false)).toEqual([201, 201, 201, 201]);
    expect(await totals(0, last + 30 * MINUTE, true)).toEqual([201, 201, 201, 201]);
    // The end of a window is not part of it, as on the real server since 4.3.
    expect(await totals(START, last, false)).toEqual([200, 200, 200, 200]);
    await stored.write([at(last)]);
    expect(await totals(0, last + 1, true)).toEqual([202, 202, 202, 202]);
    await stored.close();
  },
);

test('one message of an index that holds decades is counted as often as it is asked for', async () => {
  const stored = await openTestStore({ now: () => START });
  let clock = 0;
  const cache = createPivotCache(() => (clock += 5000));
  const at = (timestamp: number, message: string) => ({
    timestamp,
    source: 's',
    message,
    fields: { took: 1.5 },
    inputId: 'i',
    receivedAt: START,
  });
  await stored.write([
    at(Date.parse('1970-01-01T00:00:05Z'), 'oldest'),
    at(START - HOUR, 'needle'),
    at(Date.parse('2099-12-31T00:00:00Z'), 'newest'),
  ]);
  for (const allTime of [true, false]) {
    const totals: number[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const from = allTime ? 0 : START - 2 * HOUR;
      const found = await stored.over(
        { ...matching('needle', START), from, to: START },
        (selection) =>
          pivotSearch(pivot, {
            database: stored.database,
            store: stored.store,
            pivotCache: cache,
            selection,
            window: { from, to: START, allTime },
            signal: new AbortController().signal,
            reserve: () => Promise.resolve(),
          }),
      );
      totals.push(found.total);
    }
    expect(totals).toEqual([1, 1, 1]);
  }
  await stored.close();
});

test('a window of any length is cut into slots that can be counted', () => {
  const years = { first: 0, last: Date.parse('2099-12-31T00:00:00Z') };
  for (const window of [
    { from: START - 1, to: START },
    { from: START - 8 * HOUR, to: START },
    { from: 0, to: years.last + 1 },
    spanOf([years, { first: undefined, last: undefined }]),
  ])
    expect(slotsOf(window, years, slotLength(window)).length).toBeLessThan(100);
  expect(spanOf([{ first: undefined, last: undefined }])).toEqual({ from: 0, to: 0 });
});
