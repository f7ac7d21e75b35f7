import { expect, it } from 'vitest';
import { editView } from '@/domain/search/edit-view';
import { record, undone } from '@/domain/search/history';
import { onStates, type ViewDocument } from '@/domain/search/view';
import { newView } from './new-view';
import { counts, draftOf, type ViewDraft } from './view-draft';

const base = newView({ messageCount: 'Count', allMessages: 'Rows' });
const titled = (view: ViewDocument, title: string) =>
  editView(view, '', { type: 'about', about: { title, summary: '', description: '' } });
const changed = (title: string): ViewDraft => ({
  base,
  history: record(draftOf(base).history, titled(base, title), { at: 0 }),
});
/** As the server keeps it: with the search types of the widgets. */
const stored = (view: ViewDocument) =>
  onStates(view, (state) => ({ ...state, widgetMapping: { w: ['made when it was stored'] } }));

it('counts changes that nobody saved, whatever others saved meanwhile', () => {
  expect(counts(changed('mine'), base)).toBe(true);
  expect(counts(changed('mine'), stored(titled(base, 'theirs')))).toBe(true);
});

it('counts nothing that was saved before the page went, and nothing that was taken back', () => {
  expect(counts(changed('mine'), stored(titled(base, 'mine')))).toBe(false);
  const back = { base, history: undone(changed('mine').history) ?? draftOf(base).history };
  expect(counts(back, base)).toBe(true);
  expect(counts(back, stored(titled(base, 'theirs')))).toBe(false);
});
