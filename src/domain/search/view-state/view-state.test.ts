import { expect, it } from 'vitest';
import { saved } from '@test/models/plain-view-state/saved-document';
import { editView } from '../view/edit-view';
import { historyOf, record, undo } from '../view/history';
import { onStates, type ViewDocument } from '../view/view';
import { settingsOf } from './page-settings';
import { pageChange } from '../view/edit-pages';
import { reduceViewState, type ViewStateAction } from './reduce-view-state';
import { isUnsaved, openViewState, type ViewState, type ViewStateDraft } from './view-state';

const base = saved.document;
const titled = (view: ViewDocument, title: string) =>
  editView(view, '', { type: 'about', about: { title, summary: '', description: '' } });
const changed = (title: string): ViewStateDraft => ({
  base,
  history: record(historyOf(base), titled(base, title)),
});
/** As stored on the server: with the search types of the widgets. */
const stored = (view: ViewDocument) =>
  onStates(view, (state) => ({ ...state, widgetMapping: { w: ['made when it was stored'] } }));

it('keeps unsaved changes whatever others saved in the meantime', () => {
  expect(isUnsaved(changed('mine'), base)).toBe(true);
  expect(isUnsaved(changed('mine'), stored(titled(base, 'theirs')))).toBe(true);
});

it('drops changes that were undo, or saved just before the page closed', () => {
  expect(isUnsaved(changed('mine'), stored(titled(base, 'mine')))).toBe(false);
  const back = { base, history: undo(changed('mine').history) ?? historyOf(base) };
  expect(isUnsaved(back, base)).toBe(true);
  expect(isUnsaved(back, stored(titled(base, 'theirs')))).toBe(false);
});

it('shows the neighbour of a removed page, and the same page after pages were moved', () => {
  const act = (viewState: ViewState, ...actions: ViewStateAction[]) =>
    actions.reduce(
      (now, action) => reduceViewState(now, action, { now: 0, newRun: 'other', sitting: '' }),
      viewState,
    );
  const add = (pageId: string): ViewStateAction => ({
    type: 'edit',
    change: pageChange({ type: 'addPage', pageId, title: pageId }),
  });
  const look = (page: string): ViewStateAction => ({ type: 'look', focus: { page, widget: 'w' } });
  const first = base.search.queries[0]?.id ?? '';
  const document: ViewDocument = { ...base, type: 'DASHBOARD' };
  const opened = openViewState(
    { ...saved, document },
    undefined,
    { settings: settingsOf(document), overrides: {}, focus: {}, run: undefined },
    'run',
  );
  const three = act(opened, add('second'), add('third'));
  expect(three.focus).toEqual({});
  const remove = pageChange({ type: 'removePage', pageId: 'third' });
  expect(act(three, look('third'), { type: 'edit', change: remove }).focus).toEqual({
    page: 'second',
  });
  expect(act(three, look('third'), { type: 'undo' }).focus).toEqual({ page: 'second' });
  const removed = act(three, look('third'), { type: 'edit', change: remove });
  expect(act(removed, look(first), { type: 'undo' }).focus).toEqual({ page: 'third' });
  const withoutThird = act(three, look('third'), { type: 'undo' });
  expect(act(withoutThird, { type: 'redo' }).focus).toEqual({ page: 'third' });
  const pages = ['second', 'third', first].map((id) => ({ id, title: id }));
  const arrange = pageChange({ type: 'arrangePages', pages });
  expect(act(three, { type: 'edit', change: arrange }).focus).toEqual({ page: first });
});
