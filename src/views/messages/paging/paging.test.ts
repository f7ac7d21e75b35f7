import { describe, expect, it } from 'vitest';
import type { ResultMessage } from '@/contract/search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import {
  firstPage,
  followedPage,
  messageKey,
  nextPage,
  reach,
  rowsOf,
  type LoadedPage,
  type PageRequest,
  type SlicedWindow,
} from './paging';

const START = Date.parse('2026-11-21T00:00:00.000Z');
const range: AbsoluteRange = {
  type: 'absolute',
  from: new Date(START).toISOString(),
  to: new Date(START + 86_400_000).toISOString(),
};
const newestFirst = { field: 'timestamp', order: 'DESC' } as const;
const oldestFirst = { field: 'timestamp', order: 'ASC' } as const;

type Server = { messages: ResultMessage[]; endIsInclusive: boolean };

/** `instants[i]` is the timestamp of message i in milliseconds after START, ascending. */
function aServer(instants: readonly number[], endIsInclusive = true): Server {
  const messages = instants.map((at, id) => ({
    index: 'graylog_0',
    message: { _id: `${id}`, timestamp: new Date(START + at).toISOString() },
  }));
  return { messages, endIsInclusive };
}

function answer(
  { messages, endIsInclusive }: Server,
  { range: { from, to }, offset, limit }: LoadedPage['request'],
  order: 'ASC' | 'DESC',
) {
  const isIn = (at: string) => at >= from && (endIsInclusive ? at <= to : at < to);
  const found = messages.filter((row) => isIn(String(row.message['timestamp'])));
  return (order === 'DESC' ? found.reverse() : found).slice(offset, offset + limit);
}

function readAll(server: Server, sort: SearchRequest['sort']) {
  const total = server.messages.length;
  const load = (request: LoadedPage['request']): LoadedPage => ({
    request,
    messages: answer(server, request, sort.order),
  });
  let last = load(firstPage(range, []).request);
  const pages = [last];
  const loaded = () => ({ rows: rowsOf(pages).rows.length, total, sort });
  for (let request = nextPage(last, loaded()); request; request = nextPage(last, loaded())) {
    if (request.offset + request.limit > 10_000) throw new Error('beyond the result window');
    last = load(request);
    pages.push(last);
  }
  return { rows: rowsOf(pages).rows, end: reach(last, loaded()) };
}

const everyMillisecond = (count: number) => Array.from({ length: count }, (_, i) => i);

it.each([
  ['newest first', newestFirst],
  ['oldest first', oldestFirst],
])('reads 23,456 messages through windows of 10,000, each once, %s', (_, sort) => {
  const { rows, end } = readAll(aServer(everyMillisecond(23_456)), sort);
  expect(rows).toHaveLength(23_456);
  const ids = rows.map((row) => Number(row.message['_id']));
  expect(ids).toEqual([...ids].sort((a, b) => (sort.order === 'DESC' ? b - a : a - b)));
  expect(end).toEqual({ kind: 'all' });
});

it.each([true, false])(
  'continues across a window that ends between equal timestamps (end inclusive: %s)',
  (endIsInclusive) => {
    const bursts = everyMillisecond(12_000).map((i) => Math.floor(i / 700));
    const { rows, end } = readAll(aServer(bursts, endIsInclusive), newestFirst);
    expect(rows).toHaveLength(12_000);
    expect(end).toEqual({ kind: 'all' });
  },
);

it.each([
  ['newest first, end inclusive', newestFirst, true],
  ['newest first, end exclusive', newestFirst, false],
  ['oldest first', oldestFirst, true],
])(
  'continues after a timestamp with more messages than the result window, and does not claim to show all: %s',
  (_, sort, endIsInclusive) => {
    const sameInstant = [
      ...everyMillisecond(500),
      ...everyMillisecond(11_000).map(() => 1_000),
      ...everyMillisecond(500).map((i) => 2_000 + i),
    ];
    const { rows, end } = readAll(aServer(sameInstant, endIsInclusive), sort);
    const times = rows.map((row) => Date.parse(String(row.message['timestamp'])) - START);
    expect(times.filter((at) => at < 1_000)).toHaveLength(500);
    expect(times.filter((at) => at > 1_000)).toHaveLength(500);
    expect(end).toEqual({ kind: 'ended', rows: rows.length });
    expect(rows.length).toBeLessThan(12_000);
  },
);

it('reports that other sorts end at the result window', () => {
  const { rows, end } = readAll(aServer(everyMillisecond(12_000)), {
    field: 'source',
    order: 'ASC',
  });
  expect(rows).toHaveLength(10_000);
  expect(end).toEqual({ kind: 'window', rows: 10_000 });
});

it('requests nothing more when the first page has everything', () => {
  const { messages } = aServer(everyMillisecond(150));
  const loaded = { rows: 150, total: 150, sort: newestFirst };
  expect(nextPage(firstPage(range, messages), loaded)).toBeUndefined();
  expect(reach(firstPage(range, messages), loaded)).toEqual({ kind: 'all' });
});

it('doubles page sizes up to the result window, and keeps them short when rows are long', () => {
  const limits = (text: string) => {
    const messages = everyMillisecond(11_000).map((id) => ({
      index: 'i',
      message: { _id: `${id}`, timestamp: new Date(START + id).toISOString(), message: text },
    }));
    const requests: PageRequest[] = [];
    let last = firstPage(range, messages.slice(0, 150));
    for (
      let rows = 150, next = nextPage(last, { rows, total: 11_000, sort: oldestFirst });
      next?.range === range;
      next = nextPage(last, { rows, total: 11_000, sort: oldestFirst })
    ) {
      requests.push(next);
      last = { request: next, messages: messages.slice(next.offset, next.offset + next.limit) };
      rows += next.limit;
    }
    return requests.map(({ limit }) => limit);
  };
  expect(limits('ok')).toEqual([300, ...Array.from({ length: 15 }, () => 600), 550]);
  expect(limits('x'.repeat(5_000))).toEqual([...Array.from({ length: 65 }, () => 150), 100]);
});

it('shows a message once if a late arrival pushed it onto the next page', () => {
  const { messages } = aServer(everyMillisecond(300));
  const pages = [
    firstPage(range, messages.slice(0, 150)),
    { request: { range, offset: 150, limit: 150 }, messages: messages.slice(149, 299) },
  ];
  const { rows, rowOf } = rowsOf(pages);
  expect(rows).toHaveLength(299);
  expect(rows.every((row, i) => rowOf.get(messageKey(row)) === i)).toBe(true);
});

it('keeps copies of one message in two index sets apart', () => {
  const copies = [
    { index: 'a_0', message: { _id: '1' } },
    { index: 'b_0', message: { _id: '1' } },
  ];
  expect(rowsOf([firstPage(range, copies)]).rows).toHaveLength(2);
});

describe('a window that was searched in slices', () => {
  const day = (n: number) => ({
    type: 'absolute' as const,
    from: `2026-11-${n}T00:00:00.000Z`,
    to: `2026-11-${n + 1}T00:00:00.000Z`,
  });
  const whole = { type: 'absolute' as const, from: day(10).from, to: day(20).to };
  const parts = [
    { range: day(20), total: 100 },
    { range: day(19), total: 0 },
    { range: day(18), total: 12_000 },
    { range: day(17), total: 40 },
  ];
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      index: 'i',
      message: { _id: `${n}`, timestamp: '2026-11-18T12:00:00.000Z' },
    }));
  const after = (request: PageRequest, count: number, rows: number) =>
    nextPage(
      { request, messages: many(count) },
      {
        rows,
        total: 12_140,
        sort: { field: 'timestamp', order: 'DESC' },
        slices: { parts, running: false },
      },
    );

  it('continues in the slice where the first page ended, then in the next one with messages', () => {
    expect(after({ range: whole, offset: 0, limit: 150 }, 150, 150)).toEqual({
      range: day(18),
      offset: 50,
      limit: 300,
    });
    expect(after({ range: day(18), offset: 50, limit: 300 }, 300, 450)).toEqual({
      range: day(18),
      offset: 350,
      limit: 600,
    });
    expect(after({ range: day(18), offset: 9_950, limit: 50 }, 50, 10_100)).toEqual({
      range: { ...day(18), to: '2026-11-18T12:00:00.001Z' },
      offset: 0,
      limit: 150,
    });
    expect(
      after(
        { range: { ...day(18), to: '2026-11-18T12:00:00.001Z' }, offset: 0, limit: 600 },
        20,
        12_100,
      ),
    ).toEqual({ range: day(17), offset: 0, limit: 600 });
    expect(after({ range: day(17), offset: 0, limit: 600 }, 40, 12_140)).toBeUndefined();
  });

  it('has more rows to come while the search is running', () => {
    const last = { request: { range: whole, offset: 0, limit: 150 }, messages: many(100) };
    expect(
      reach(last, {
        rows: 100,
        total: 100,
        sort: { field: 'timestamp', order: 'DESC' },
        slices: { parts: parts.slice(0, 1), running: true },
      }),
    ).toEqual({ kind: 'searching' });
  });
});

describe('rows that arrived while following', () => {
  /**
   * A followed search: its window covers the earlier half of the server's messages, the later half
   * arrived since.
   */
  const follow = (server: Server, rowCount: number, slices?: SlicedWindow) => {
    const rows = server.messages.toReversed().slice(0, rowCount);
    const { first, slices: followed } = followedPage(
      { ...range, to: new Date(START + 1_000).toISOString() },
      rows,
      slices,
    );
    let last = first;
    const pages = [first];
    const loaded = () => ({
      rows: rowsOf(pages).rows.length,
      total: server.messages.length,
      sort: newestFirst,
      slices: followed,
    });
    for (let request = nextPage(last, loaded()); request; request = nextPage(last, loaded())) {
      last = { request, messages: answer(server, request, 'DESC') };
      pages.push(last);
    }
    return { rows: rowsOf(pages).rows, end: reach(last, loaded()) };
  };
  const ids = (rows: readonly ResultMessage[]) => rows.map((row) => Number(row.message['_id']));
  const part = (from: number, to: number, total: number) => ({
    range: {
      type: 'absolute' as const,
      from: new Date(START + from).toISOString(),
      to: new Date(START + to).toISOString(),
    },
    total,
  });

  it.each([150, 1_200, 1_999])(
    'continue below the last of %i loaded rows to the end',
    (rowCount) => {
      const { rows, end } = follow(aServer(everyMillisecond(2_000)), rowCount);
      expect(ids(rows)).toEqual(everyMillisecond(2_000).reverse());
      expect(end).toEqual({ kind: 'all' });
    },
  );

  it.each([150, 1_200, 1_600])('continue in the slice of the last of %i rows', (rowCount) => {
    const slices = { running: false, parts: [part(500, 1_000, 500), part(0, 500, 500)] };
    const { rows, end } = follow(aServer(everyMillisecond(2_000), false), rowCount, slices);
    expect(ids(rows)).toEqual(everyMillisecond(2_000).reverse());
    expect(end).toEqual({ kind: 'all' });
  });
});
