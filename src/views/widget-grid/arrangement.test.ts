import { expect, test } from 'vitest';
import { newSearchView } from '@/domain/search/view/new-view';
import { stateOf, type QueryState } from '@/domain/search/view/view';
import { formatted, type Formatting } from '@/domain/search/formatting/formatting';
import { isMessageCount } from '@/views/widget-types/message-count/is-message-count';
import { plainResults } from './arrangement';

const ids = { search: '', query: 'q', messageCount: 'count', allMessages: 'all' };
const state = stateOf(
  newSearchView(ids, { messageCount: 'Message Count', allMessages: 'All Messages' }, ['timestamp']),
  'q',
);
const [count, all] = state.widgets;
const placed = (change: Partial<QueryState>) => plainResults({ ...state, ...change });

test('a new search needs no grid, whatever its columns are', () => {
  expect(plainResults(state)).toEqual({ histogram: count, messages: all });
});

test('an arranged view needs the grid', () => {
  if (!count || !all || !state.positions['count'] || !state.positions['all'])
    throw new Error('A new search has two widgets.');
  expect(placed({ widgets: [all] })).toBeUndefined();
  expect(placed({ widgets: [] })).toBeUndefined();
  expect(placed({ widgets: [count, all, { ...all, id: 'copy' }] })).toBeUndefined();
  expect(placed({ widgets: [count, { ...all, query: 'level:3' }] })).toBeUndefined();
  expect(placed({ widgets: [{ ...count, query: 'level:3' }, all] })).toBeUndefined();
  expect(
    placed({ positions: { ...state.positions, count: { ...state.positions['count'], width: 6 } } }),
  ).toBeUndefined();
  expect(
    placed({
      positions: { count: { ...state.positions['count'], row: 9 }, all: state.positions['all'] },
    }),
  ).toBeUndefined();
});

test('only a stacked histogram by level is the message count', () => {
  if (count?.kind !== 'aggregation')
    throw new Error('The first widget of a new search counts messages.');
  expect(isMessageCount(count)).toBe(true);
  expect(isMessageCount({ ...count, timerange: { type: 'relative', range: 60 } })).toBe(true);
  const withLook = (visualizationConfig: Record<string, unknown> | null) =>
    isMessageCount({ ...count, config: { ...count.config, visualizationConfig } });
  expect(withLook(null)).toBe(true);
  expect(withLook({ barmode: 'group', axis_type: 'linear' })).toBe(false);
  expect(withLook({ barmode: 'stack', axis_type: 'logarithmic' })).toBe(false);
  expect(isMessageCount({ ...count, config: { ...count.config, visualization: 'line' } })).toBe(
    false,
  );
  expect(isMessageCount({ ...count, config: { ...count.config, columnPivots: [] } })).toBe(false);
  const shown = (changes: Partial<Formatting>) =>
    isMessageCount({ ...count, config: formatted(count.config, changes) });
  expect(shown({ columnWidths: { level: 80 } })).toBe(true);
  expect([shown({ ghosts: ['1d'] }), shown({ labels: { level: { '3': 'E' } } })]).toEqual([
    false,
    false,
  ]);
  expect(
    isMessageCount({
      ...count,
      config: { ...count.config, series: [{ function: 'avg(took)', config: { name: null } }] },
    }),
  ).toBe(false);
});
