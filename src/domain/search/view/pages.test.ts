import { expect, it } from 'vitest';
import { editView } from './edit-view';
import { newDashboardView } from './new-view';
import { editPages, type PageChange } from './edit-pages';
import { onlyPage, pageAfter, pagesOf, queryOfPage } from './pages';
import { stateOf, type ViewDocument } from './view';
import { newMessages } from '../widgets/new-widgets';
import type { Widget } from '../widgets/widget';

let created = 0;
const newId = () => `new-${(created += 1)}`;
const change = (document: ViewDocument, ...changes: readonly PageChange[]) =>
  changes.reduce(editPages, document);
const add = (document: ViewDocument, widget: Widget) =>
  editView(document, 'a', {
    type: 'addWidget',
    widget,
    title: 'Mine',
    position: { col: 1, row: 1, width: 6, height: 3 },
  });
const empty = newDashboardView({ search: 's', query: 'a' });
const two = change(empty, { type: 'addPage', pageId: 'b', title: 'B' });
const table = newMessages('w', ['message']);
/** A widget of a plugin, whose search type cannot be derived from it. */
const foreign = (): ViewDocument => {
  const { search, states, ...rest } = add(two, {
    ...table,
    kind: 'foreign',
    type: 'logview',
    config: {},
  });
  return {
    ...rest,
    search: {
      ...search,
      queries: search.queries.map((query) =>
        query.id === 'a' ? { ...query, searchTypes: [{ id: 't', type: 'logs' }] } : query,
      ),
    },
    states: { ...states, a: { ...stateOf({ states }, 'a'), widgetMapping: { w: ['t'] } } },
  };
};

it('adds, renames, orders and removes pages, but never the last one', () => {
  expect(pagesOf(two)).toEqual([
    { id: 'a', title: '' },
    { id: 'b', title: 'B' },
  ]);
  expect(pagesOf(change(two, { type: 'renamePage', pageId: 'a', title: 'A' }))[0]?.title).toBe('A');
  const ordered = change(two, { type: 'arrangePages', pages: pagesOf(two).toReversed() });
  expect(pagesOf(ordered).map(({ id }) => id)).toEqual(['b', 'a']);
  const one = change(two, { type: 'removePage', pageId: 'a' });
  expect(pagesOf(one)).toEqual([{ id: 'b', title: 'B' }]);
  expect(Object.keys(one.states)).toEqual(['b']);
  expect(change(one, { type: 'removePage', pageId: 'b' })).toBe(one);
});

it('keeps showing a page, or its neighbour once it is removed', () => {
  const three = change(two, { type: 'addPage', pageId: 'c', title: 'C' });
  const without = (...ids: string[]) =>
    ids.reduce((document, pageId) => change(document, { type: 'removePage', pageId }), three);
  expect(pageAfter(three, 'c', without('b'))).toBe('c');
  expect(pageAfter(three, 'c', without('c'))).toBe('b');
  expect(pageAfter(three, 'a', without('a'))).toBe('b');
  expect(pageAfter(three, 'b', without('a', 'b'))).toBe('c');
  const other = change(three, { type: 'addPage', pageId: 'd', title: '' });
  const onlyOther = change(other, { type: 'arrangePages', pages: [{ id: 'd', title: '' }] });
  expect(pageAfter(three, 'c', onlyOther)).toBe('d');
});

it('shows the first page for an unknown one, with the filter as its query and range', () => {
  expect(queryOfPage(two, 'gone').id).toBe('a');
  expect(onlyPage(empty, undefined)).toBe(empty);
  const range = { type: 'relative', range: 60 } as const;
  const filtered = onlyPage(two, 'b', { query: 'level:3', range });
  expect(filtered.search.queries).toMatchObject([
    { id: 'b', query: 'level:3', timerange: { range: 60 } },
  ]);
  expect(Object.keys(filtered.states)).toEqual(['b']);
});

it('duplicates a page with new widget ids, and titles and positions that follow them', () => {
  const copied = change(add(two, table), {
    type: 'duplicatePage',
    pageId: 'a',
    copyId: 'c',
    title: 'A (Copy)',
    newId,
  });
  const copy = stateOf(copied, 'c');
  const [widget] = copy.widgets;
  expect(widget?.id).not.toBe('w');
  expect(copy.titles).toEqual({
    widget: { [widget?.id ?? '']: 'Mine' },
    tab: { title: 'A (Copy)' },
  });
  expect(Object.keys(copy.positions)).toEqual([widget?.id]);
  expect(pagesOf(copied).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('moves a widget to another page, or copies it', () => {
  const moved = change(add(two, table), { type: 'sendWidget', widgetId: 'w', to: 'b' });
  expect(stateOf(moved, 'a').widgets).toEqual([]);
  expect(stateOf(moved, 'b')).toMatchObject({
    widgets: [{ id: 'w' }],
    titles: { widget: { w: 'Mine' } },
    positions: { w: { col: 1, row: 1, width: 6, height: 3 } },
  });
  const copied = change(add(two, table), { type: 'sendWidget', widgetId: 'w', to: 'b', newId });
  expect(stateOf(copied, 'a').widgets).toHaveLength(1);
  expect(stateOf(copied, 'b').widgets[0]?.id).toMatch(/^new-/);
});

it('takes the search types of unknown widgets along', () => {
  const moved = change(foreign(), { type: 'sendWidget', widgetId: 'w', to: 'b' });
  expect(queryOfPage(moved, 'b').searchTypes).toEqual([{ id: 't', type: 'logs' }]);
  expect(stateOf(moved, 'b').widgetMapping).toEqual({ w: ['t'] });
  const copied = change(foreign(), {
    type: 'duplicatePage',
    pageId: 'a',
    copyId: 'c',
    title: '',
    newId,
  });
  const [type] = queryOfPage(copied, 'c').searchTypes;
  expect(type?.id).not.toBe('t');
  expect(Object.values(stateOf(copied, 'c').widgetMapping)).toEqual([[type?.id]]);
});
