import { expect, it } from 'vitest';
import { saved } from '@test/plain-session/saved-document';
import { editView } from '../view/edit-view';
import { historyOf, record, undo } from '../view/history';
import { onStates, type ViewDocument } from '../view/view';
import { isUnsaved, type SessionDraft } from './session';

const base = saved.document;
const titled = (view: ViewDocument, title: string) =>
  editView(view, '', { type: 'about', about: { title, summary: '', description: '' } });
const changed = (title: string): SessionDraft => ({
  base,
  history: record(historyOf(base), titled(base, title), { at: 0 }),
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
