import { describe, expect, it } from 'vitest';
import { newAggregation, overTime } from '../widgets/new-widgets';
import type { Pivot } from '../widgets/widget';
import { markOf, rangeOf, termsOf } from './mark';
import { narrowedTo, searchOfMark, tableOfMark } from './messages-of-mark';

const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const values = (...fields: string[]): Pivot => ({
  type: 'values',
  fields,
  config: { limit: 15, skipEmptyValues: false },
});
const every = (value: number, unit: string, field = 'timestamp'): Pivot => ({
  type: 'time',
  fields: [field],
  config: { interval: { type: 'timeunit', value, unit } },
});

describe('the query of a mark', () => {
  it.each<[string, string[], string]>([
    ['covers rows and columns', ['web 1', '3'], 'source:"web 1" AND level:3'],
    [
      'asks for messages without the field',
      ['(Empty Value)', '3'],
      'NOT _exists_:source AND level:3',
    ],
    ['escapes what the query language reads', ['a:b*"', '-1'], 'source:a\\:b\\*\\" AND level:\\-1'],
  ])('%s', (_, [row = '', column = ''], expected) => {
    const mark = markOf({ rowPivots: [values('source')], columnPivots: [values('level')] }, range, {
      row: [row],
      column: [column],
    });
    expect(narrowedTo('', mark)).toBe(expected);
  });

  it('covers all fields of a grouping, and of a subtotal only those it has', () => {
    const pivots = { rowPivots: [values('source', 'app'), values('level')], columnPivots: [] };
    const of = (...row: string[]) => narrowedTo('a OR b', markOf(pivots, range, { row }));
    expect(of('web', 'shop', '3')).toBe('(a OR b) AND source:web AND app:shop AND level:3');
    expect(of('web', 'shop')).toBe('(a OR b) AND source:web AND app:shop');
    expect(of()).toBe('a OR b');
  });

  it('has intervals of other dates, but the time of the message is a time range', () => {
    const mark = markOf(
      { rowPivots: [overTime()], columnPivots: [every(1, 'days', 'seen at')] },
      range,
      { row: ['2026-11-21T12:00:00.000Z'], column: ['2026-11-20T00:00:00.000Z'] },
    );
    expect(termsOf(mark)).toEqual([]);
    expect(narrowedTo('', mark)).toBe(
      'seen\\ at:["2026-11-20T00:00:00.000Z" TO "2026-11-21T00:00:00.000Z"}',
    );
    // A day is cut into half hours.
    expect(rangeOf(mark)).toEqual({
      type: 'absolute',
      from: '2026-11-21T12:00:00.000Z',
      to: '2026-11-21T12:30:00.000Z',
    });
  });
});

describe('the time range of a mark', () => {
  it.each<[Pivot, string, string, string]>([
    [every(5, 'minutes'), '2026-11-21T10:00:00.000Z', '10:00:00.000Z', '10:05:00.000Z'],
    [every(1, 'weeks'), '2026-11-16T00:00:00.000Z', '00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    [every(1, 'months'), '2026-11-01T00:00:00.000Z', '00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    [every(1, 'hours'), '2026-11-21T23:30:00.000Z', '23:30:00.000Z', '2026-11-22T00:00:00.000Z'],
  ])('stays inside the range of the result (case %#)', (pivot, start, from, to) => {
    const on = (time: string) => (time.length > 13 ? time : `2026-11-21T${time}`);
    const mark = markOf({ rowPivots: [pivot], columnPivots: [] }, range, { row: [start] });
    expect(rangeOf(mark)).toEqual({ type: 'absolute', from: on(from), to: on(to) });
  });

  it('follows the calendar in months', () => {
    const { groups } = markOf({ rowPivots: [every(1, 'months')], columnPivots: [] }, range, {
      row: ['2026-02-01T00:00:00.000Z'],
    });
    expect(groups[0]?.interval?.to).toBe('2026-03-01T00:00:00.000Z');
  });

  it('is that of the result without a grouping by time, and for messages without a time', () => {
    const of = (pivot: Pivot, value: string) =>
      rangeOf(markOf({ rowPivots: [pivot], columnPivots: [] }, range, { row: [value] }));
    expect(of(values('source'), 'web')).toBeUndefined();
    expect(of(overTime(), '(Empty Value)')).toBeUndefined();
    expect(of(every(1, 'fortnights'), '2026-11-21T10:00:00.000Z')).toBeUndefined();
  });
});

describe('the messages of a mark', () => {
  const widget = {
    ...newAggregation('w', { rowPivots: [values('source')] }),
    query: 'level:<4 OR app:shop',
    filter: 'env:prod',
  };
  const mark = markOf(widget.config, range, { row: ['web'] });

  it('match the query of the page, of the widget and its filter', () => {
    const page = { query: 'a OR b', filter: { type: 'stream', id: 's1' } };
    expect(searchOfMark(page, widget, mark)).toEqual({
      query: '(a OR b) AND (level:<4 OR app:shop) AND (env:prod) AND source:web',
      streams: ['s1'],
      range: undefined,
    });
    const own = { ...widget, streams: ['s2'], timerange: { type: 'relative', range: 60 } as const };
    expect(searchOfMark({ ...page, query: '*' }, own, mark)).toEqual({
      query: '(level:<4 OR app:shop) AND (env:prod) AND source:web',
      streams: ['s2'],
      range: { type: 'relative', range: 60 },
    });
  });

  it('are shown by a table that has what is special about the widget', () => {
    const columns = ['timestamp', 'message'];
    expect(tableOfMark('t', widget, mark, columns)).toMatchObject({
      id: 't',
      kind: 'messages',
      query: '(level:<4 OR app:shop) AND source:web',
      filter: 'env:prod',
      timerange: null,
      config: { fields: columns },
    });
    const plain = newAggregation('w', { rowPivots: [] });
    const total = markOf(plain.config, range, {});
    expect(tableOfMark('t', plain, total, columns).query).toBeNull();
  });
});
