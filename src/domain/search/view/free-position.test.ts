import { expect, it } from 'vitest';
import { editView } from './edit-view';
import { findFreePosition } from './free-position';
import { newSearchView } from './new-view';
import { newAggregation, newMessages } from '../widgets/new-widgets';
import { onlyQuery, stateOf, type ViewDocument } from './view';
import type { WidgetPosition } from '../widgets/widget';

const start = newSearchView(
  { search: 's', query: 'q', messageCount: 'count', allMessages: 'table' },
  { messageCount: 'Count', allMessages: 'All' },
  ['message'],
);
const stateIn = (view: ViewDocument) => stateOf(view, onlyQuery(view).id);
const add = (view: ViewDocument, id: string, kind: 'chart' | 'table') =>
  editView(view, 'q', {
    type: 'addWidget',
    widget: kind === 'chart' ? newAggregation(id) : newMessages(id, []),
    title: id,
    position: findFreePosition(stateIn(view), kind),
  });
const place = (view: ViewDocument, id: string, position: Partial<WidgetPosition>) =>
  editView(view, 'q', {
    type: 'positions',
    positions: Object.fromEntries(
      Object.entries(stateIn(view).positions).map(([one, before]) => [
        one,
        one === id ? { ...before, ...position } : before,
      ]),
    ),
  });

it('puts charts between the message count and the messages, at full width', () => {
  const view = add(add(start, 'first', 'chart'), 'second', 'chart');
  expect(stateIn(view).positions).toEqual({
    count: { col: 1, row: 1, height: 2, width: Infinity },
    first: { col: 1, row: 3, height: 2, width: Infinity },
    second: { col: 1, row: 5, height: 2, width: Infinity },
    table: { col: 1, row: 7, height: 6, width: Infinity },
  });
});

it('puts a chart into the free space beside another one', () => {
  const narrow = place(add(start, 'first', 'chart'), 'first', { width: 5 });
  const view = add(narrow, 'second', 'chart');
  expect(stateIn(view).positions).toMatchObject({
    first: { col: 1, row: 3 },
    second: { col: 6, row: 3, width: 7, height: 2 },
  });
  expect(stateIn(add(view, 'third', 'chart')).positions).toMatchObject({
    third: { col: 1, row: 5, width: Infinity },
  });
});

it('ignores space beside a chart that is too small or taken', () => {
  const narrow = place(add(start, 'first', 'chart'), 'first', { width: 9 });
  expect(findFreePosition(stateIn(narrow), 'chart')).toMatchObject({ col: 1, width: Infinity });
});

it('puts another message table below everything', () => {
  expect(stateIn(add(start, 'more', 'table')).positions['more']).toEqual({
    col: 1,
    row: 9,
    height: 5,
    width: Infinity,
  });
});

it('starts at the top of an empty grid', () => {
  const empty = ['count', 'table'].reduce(
    (view, widgetId) => editView(view, 'q', { type: 'removeWidget', widgetId }),
    start,
  );
  expect(findFreePosition(stateIn(empty), 'chart')).toEqual({
    col: 1,
    row: 1,
    height: 2,
    width: Infinity,
  });
});
