import { expect, it } from 'vitest';
import { editPages, type PageChange } from '../view/edit-pages';
import { editView } from '../view/edit-view';
import { newDashboardView } from '../view/new-view';
import { onStates, type ViewDocument } from '../view/view';
import { newMessages } from '../widgets/new-widgets';
import { changesBetween } from './changes-between';
import { readVersionText, versionText, withVersion } from './version-text';

const change = (document: ViewDocument, ...changes: readonly PageChange[]) =>
  changes.reduce(editPages, document);
const table = newMessages('w', ['message']);
const one = editView(newDashboardView({ search: 's', query: 'a' }), 'a', {
  type: 'addWidget',
  widget: table,
  title: 'Mine',
  position: { col: 1, row: 1, width: 6, height: 3 },
});
const two = change(one, { type: 'addPage', pageId: 'b', title: 'B' });
const onQuery = (document: ViewDocument, changes: object): ViewDocument => ({
  ...document,
  search: {
    ...document.search,
    queries: document.search.queries.map((query) => ({ ...query, ...changes })),
  },
});
const kindsOf = (older: ViewDocument, newer: ViewDocument) =>
  changesBetween(older, newer).map(({ kind }) => kind);

it('are none between a version and itself, whatever its favourite, owner and search types', () => {
  expect(changesBetween(two, two)).toEqual([]);
  expect(changesBetween(two, { ...two, favorite: true, owner: 'ada', createdAt: 'now' })).toEqual(
    [],
  );
  expect(kindsOf(two, onQuery(two, { searchTypes: [{ id: 't', type: 'messages' }] }))).toEqual([]);
});

it('name the pages that came, went, were renamed or moved', () => {
  expect(changesBetween(one, two)).toEqual([{ kind: 'pageAdded', pageId: 'b', widgets: 0 }]);
  expect(changesBetween(two, change(two, { type: 'removePage', pageId: 'a' }))).toEqual([
    { kind: 'pageRemoved', pageId: 'a', widgets: 1 },
  ]);
  const renamed = change(two, { type: 'renamePage', pageId: 'b', title: 'C' });
  expect(changesBetween(two, renamed)).toEqual([{ kind: 'pageRenamed', pageId: 'b' }]);
  const reversed = change(two, {
    type: 'arrangePages',
    pages: [
      { id: 'b', title: 'B' },
      { id: 'a', title: '' },
    ],
  });
  expect(changesBetween(two, reversed)).toEqual([{ kind: 'pagesReordered' }]);
});

it('name the widgets that came, went, moved, or changed', () => {
  const empty = newDashboardView({ search: 's', query: 'a' });
  expect(changesBetween(empty, one)).toEqual([{ kind: 'widgetAdded', widgetId: 'w', pageId: 'a' }]);
  expect(changesBetween(one, empty)).toEqual([
    { kind: 'widgetRemoved', widgetId: 'w', pageId: 'a' },
  ]);
  const sent = change(two, { type: 'sendWidget', widgetId: 'w', to: 'b' });
  expect(changesBetween(two, sent)).toEqual([
    { kind: 'widgetMoved', widgetId: 'w', from: 'a', to: 'b' },
  ]);
  const changed = onStates(two, (state) => ({
    ...state,
    widgets: state.widgets.map((widget) => ({ ...widget, query: 'level:3' })),
    titles: { ...state.titles, widget: { w: 'Yours' } },
  }));
  expect(kindsOf(two, changed)).toEqual(['widgetRenamed', 'widgetChanged']);
});

it('name settings of a page, and what the console does not know', () => {
  expect(kindsOf(two, { ...two, title: 'Shop', description: 'x' })).toEqual([
    'title',
    'description',
  ]);
  const asked = onQuery(one, { query: 'x', timerange: { type: 'relative', range: 60 } });
  expect(changesBetween(one, asked)).toEqual([
    { kind: 'query', pageId: 'a' },
    { kind: 'timerange', pageId: 'a' },
  ]);
  const moved = onStates(one, (state) => ({
    ...state,
    positions: { w: { col: 7, row: 1, width: 6, height: 3 } },
  }));
  expect(kindsOf(one, moved)).toEqual(['layout']);
  expect(kindsOf(one, { ...one, properties: ['x'] })).toEqual(['other']);
  expect(kindsOf(one, onQuery(one, { filters: [{ type: 'referenced' }] }))).toEqual(['other']);
});

it('comes back from its text, and on top of the document as it is now', () => {
  const stored = { ...two, id: 'v', owner: 'ada', favorite: true };
  expect(readVersionText(versionText(stored))).toEqual({ ...stored, favorite: false });
  const now = { ...stored, title: 'Now', search: { ...stored.search, id: 'later' } };
  expect(withVersion(now, readVersionText(versionText(stored)))).toEqual({
    ...stored,
    search: { ...stored.search, id: 'later' },
  });
});
