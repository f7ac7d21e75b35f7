import { expect, it } from 'vitest';
import { saved } from '@test/models/plain-view-state/saved-document';
import { onlyQuery, stateOf } from '../view/view';
import { newAggregation } from '../widgets/new-widgets';
import { settingsOf } from './page-settings';
import { reduceViewState, type ViewStateAction } from './reduce-view-state';
import { documentOf, isDirty, openViewState, type ViewState } from './view-state';

const NEW = 'new-widget';
const start = (): ViewState =>
  openViewState(
    saved,
    undefined,
    { settings: settingsOf(saved.document), overrides: {}, focus: {}, run: undefined },
    'run',
  );
const act = (viewState: ViewState, ...actions: ViewStateAction[]): ViewState =>
  actions.reduce(
    (now, action) => reduceViewState(now, action, { now: 0, newRun: 'other', sitting: '' }),
    viewState,
  );
const create: ViewStateAction[] = [
  {
    type: 'edit',
    change: {
      type: 'addWidget',
      widget: newAggregation(NEW),
      title: undefined,
      position: { col: 1, row: 1, height: 4, width: 6 },
    },
  },
  { type: 'look', focus: { widget: NEW, editing: 'new' }, asStep: true },
];
const titled = (title: string): ViewStateAction => ({
  type: 'edit',
  change: { type: 'about', about: { title, summary: '', description: '' } },
});
const has = (viewState: ViewState) => {
  const document = documentOf(viewState);
  return stateOf(document, onlyQuery(document).id).widgets.some(({ id }) => id === NEW);
};
const cancel: ViewStateAction = { type: 'cancelEditing' };

it('takes a new widget out of the history, with where it moved the others to', () => {
  const cancelled = act(start(), ...create, cancel);
  expect(cancelled).toEqual(act(start(), { type: 'look', focus: {}, asStep: true }));
});

it('keeps the changes that were made beside its editor, each as a step', () => {
  const cancelled = act(start(), titled('Before'), ...create, titled('Beside'), cancel);
  expect(has(cancelled)).toBe(false);
  expect(documentOf(cancelled).title).toBe('Beside');
  const undone = act(cancelled, { type: 'undo' });
  expect([documentOf(undone).title, has(undone)]).toEqual(['Before', false]);
  const all = act(undone, { type: 'undo' });
  expect(isDirty(all)).toBe(false);
  const redone = act(all, { type: 'redo' }, { type: 'redo' });
  expect([documentOf(redone).title, has(redone)]).toEqual(['Beside', false]);
});

it('keeps a search that was changed beside its editor, without a step of its own', () => {
  const cancelled = act(
    start(),
    ...create,
    { type: 'execute', settings: { query: 'app:web' } },
    cancel,
  );
  expect(has(cancelled)).toBe(false);
  expect(cancelled.query).toBe('app:web');
  expect(cancelled.history.past).toEqual([]);
});

it('keeps a widget that was applied', () => {
  const applied = act(start(), ...create, { type: 'look', focus: {} });
  expect(has(applied)).toBe(true);
  const again = act(applied, { type: 'look', focus: { widget: NEW, editing: true } }, cancel);
  expect(has(again)).toBe(true);
});
