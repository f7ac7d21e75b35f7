import { afterEach, describe, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '@test/backend/message-store';
import type { SelectionOptions } from './selection';
import { pivotSearch } from '../searches/pivot/pivot-search';
import { openDatabase, type Database } from '../storage/database';
import { sharedReads } from './shared-reads';

/** A read that is answered by hand. */
function controlled() {
  const started: {
    sql: string;
    signal: AbortSignal | undefined;
    answer: (rows: unknown[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const query: Database['query'] = <Row>(sql: string, _: unknown, signal?: AbortSignal) =>
    new Promise<Row[]>((resolve, reject) =>
      started.push({ sql, signal, answer: (rows) => resolve(rows as Row[]), fail: reject }),
    );
  return { started, read: sharedReads(query) };
}
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

describe('reads at the same time', () => {
  test('with the same text and values are one', async () => {
    const { started, read } = controlled();
    const all = [
      read('SELECT $1', [1]),
      read('SELECT $1', [1]),
      read('SELECT $1', ['1']),
      read('SELECT $1', [1n]),
      read('SELECT 1', [1]),
    ];
    expect(started).toHaveLength(4);
    for (const [index, { answer }] of started.entries()) answer([index]);
    expect(await Promise.all(all)).toEqual([[0], [0], [1], [2], [3]]);
    void read('SELECT $1', [1]);
    expect(started).toHaveLength(5);
  });

  test('fail for all who wait, and are tried again by the next', async () => {
    const { started, read } = controlled();
    const all = [reason(read('a')), reason(read('a'))];
    started[0]?.fail(new Error('broken'));
    expect(await Promise.all(all)).toEqual(['broken', 'broken']);
    void read('a');
    expect(started).toHaveLength(2);
  });

  test('go on while someone waits, and are stopped when nobody does', async () => {
    const { started, read } = controlled();
    const [one, other, third] = [
      new AbortController(),
      new AbortController(),
      new AbortController(),
    ];
    const first = reason(read('a', [], one.signal));
    const second = reason(read('a', [], other.signal));
    one.abort(new Error('first is gone'));
    expect(await first).toBe('first is gone');
    expect(started[0]?.signal?.aborted).toBe(false);
    other.abort(new Error('second is gone'));
    expect(await second).toBe('second is gone');
    expect(started[0]?.signal?.aborted).toBe(true);
    // The stopped one is not joined, though it has not ended yet.
    const next = read('a', [], third.signal);
    expect(started).toHaveLength(2);
    started[0]?.fail(new Error('interrupted'));
    started[1]?.answer(['rows']);
    expect(await next).toEqual(['rows']);
    expect(await reason(read('a', [], AbortSignal.abort(new Error('never began'))))).toBe(
      'never began',
    );
  });
});

describe('searches at the same time', () => {
  const stores: TestStore[] = [];
  afterEach(async () => {
    for (const stored of stores.splice(0)) await stored.close();
  });

  test('are read once where they are the same, and apart where windows, streams or messages differ', async () => {
    const database = await openDatabase({ path: ':memory:' });
    let statements = 0;
    const counting: Database = {
      ...database,
      query: (...all) => ((statements += 1), database.query(...all)),
    };
    const shared: Database = { ...counting, query: sharedReads(counting.query) };
    const stored = await openTestStore({ database, route: () => ['a'] });
    stores.push(stored);
    const message = {
      source: 's',
      message: 'm',
      fields: {},
      inputId: 'i',
      timestamp: 1000,
      receivedAt: 1000,
    };
    await stored.write([message]);
    const series = [{ type: 'count' as const, id: 'count()', field: null }];
    const pivot = {
      id: 'p',
      type: 'pivot' as const,
      name: null,
      filter: null,
      filters: [],
      timerange: null,
      query: null,
      streams: [],
      rollup: true,
      row_groups: [],
      column_groups: [],
      series,
      sort: [],
    };
    const search = (asked: SelectionOptions) =>
      stored.over(asked, async (selection) => {
        const { total } = await pivotSearch(pivot, {
          database: shared,
          store: stored.store,
          selection,
          window: { from: 0, to: 1, allTime: false },
          signal: new AbortController().signal,
          reserve: () => Promise.resolve(),
        });
        return total;
      });
    const asked: SelectionOptions = { from: 0, to: 5000, streams: ['a'] };
    expect(await Promise.all([search(asked), search({ ...asked }), search(asked)])).toEqual([
      1, 1, 1,
    ]);
    expect(statements).toBe(1);
    expect(
      await Promise.all([
        search(asked),
        search({ ...asked, to: 5001 }),
        search({ ...asked, streams: ['b'] }),
        search({ from: 0, to: 5000 }),
      ]),
    ).toEqual([1, 1, 0, 1]);
    expect(statements).toBe(5);
    const before = search(asked);
    await stored.write([message]);
    expect(await Promise.all([before, search(asked)])).toEqual([1, 2]);
  });
});
