import { expect, it } from 'vitest';
import { newMessages } from '../widgets/new-widgets';
import { editPages, type PageChange } from './edit-pages';
import { editView } from './edit-view';
import { mergeViews, type Change } from './merge-views';
import { newDashboardView } from './new-view';
import { pagesOf } from './pages';
import { stateOf, type ViewDocument } from './view';

const change = (document: ViewDocument, ...changes: readonly PageChange[]) =>
  changes.reduce(editPages, document);
const add = (document: ViewDocument, pageId: string, widgetId: string) =>
  editView(document, pageId, {
    type: 'addWidget',
    widget: newMessages(widgetId, ['message']),
    title: widgetId,
    position: { col: 1, row: 1, width: 6, height: 3 },
  });
const base = add(
  change(
    newDashboardView({ search: 's', query: 'a' }),
    { type: 'renamePage', pageId: 'a', title: 'A' },
    { type: 'addPage', pageId: 'b', title: 'B' },
  ),
  'a',
  'w',
);
const names = (changes: readonly Change[]) =>
  changes.map(({ part, by }) => `${Object.values(part).join(' ')} ${by}`);

it('names the titles of pages, and pages that were added or removed', () => {
  const mine = change(
    base,
    { type: 'renamePage', pageId: 'a', title: 'Mine' },
    { type: 'addPage', pageId: 'c', title: 'C' },
  );
  const theirs = change(base, { type: 'removePage', pageId: 'b' });
  const { changes, merged } = mergeViews(base, mine, theirs);
  expect(names(changes).sort()).toEqual(['page b theirs', 'page c mine', 'pageTitle a mine']);
  expect(pagesOf(merged).map(({ title }) => title)).toEqual(['Mine', 'C']);
});

it('asks once about a page that one side removed and the other one filled', () => {
  const mine = change(base, { type: 'removePage', pageId: 'b' });
  const theirs = add(base, 'b', 'theirs');
  const { changes, merged } = mergeViews(base, mine, theirs, () => 'theirs');
  expect(names(changes)).toEqual(['page b both']);
  expect(pagesOf(merged)).toEqual(pagesOf(base));
  expect(stateOf(merged, 'b').widgets).toHaveLength(1);
});

it('moves a widget to another page with its place and title, or not at all', () => {
  const mine = change(base, { type: 'sendWidget', widgetId: 'w', to: 'b' });
  const theirs = change(base, { type: 'renamePage', pageId: 'b', title: 'Theirs' });
  const { changes, merged } = mergeViews(base, mine, theirs);
  expect(names(changes).sort()).toEqual(['pageTitle b theirs', 'widget w mine']);
  expect(stateOf(merged, 'b')).toMatchObject({
    widgets: [{ id: 'w' }],
    titles: { widget: { w: 'w' } },
  });
  const kept = mergeViews(base, mine, theirs, () => 'theirs').merged;
  expect(stateOf(kept, 'a').positions).toEqual(stateOf(base, 'a').positions);
  expect(stateOf(kept, 'b').positions).toEqual({});
});
