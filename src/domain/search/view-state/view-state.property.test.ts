import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreseen, newTab, predicted, START, steps } from '@test/models/plain-view-state/model';
import { act, RealTab, seen } from '@test/models/plain-view-state/real-tab';
import { saved, TABLE } from '@test/models/plain-view-state/saved-document';
import { propertyRuns } from '@test/environment/property-runs';
import type { ViewDocument } from '../view/view';
import { messagesWidgetOf, settingsOf } from './page-settings';
import { reopened } from './reduce-view-state';
import { documentOf, isDirty, isWorthRestoring, type ViewOrigin } from './view-state';

it('matches a plain model after any edits, runs, Back, Forward, reloads and reopening', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 300, size: 'max' }), (list) => {
      let real = new RealTab(saved);
      let model = newTab(START);
      for (const step of list) {
        if (step.do === 'reopen') real = real.reopened();
        else if (step.do === 'restore') real = real.restored();
        else act(real, step);
        model = predicted(model, step);
        const [now, wanted] = [real.viewState, foreseen(model)];
        if (JSON.stringify(seen(now)) !== JSON.stringify(wanted)) expect(seen(now)).toEqual(wanted);
        expect(now.history.past.length).toBe(model.past.length);
        expect(now.history.future.length).toBe(model.future.length);
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});

it('equals the view state that a reload opens, also after others saved', () => {
  const others = fc.constantFrom<Partial<ViewDocument>>(
    { title: 'Theirs' },
    { summary: 'Theirs' },
    {},
  );
  fc.assert(
    fc.property(
      fc.constantFrom<ViewOrigin['kind']>('new', 'saved', 'linked'),
      fc.array(fc.oneof({ weight: 5, arbitrary: steps }, others), { maxLength: 60, size: 'max' }),
      (kind, list) => {
        const tab = new RealTab({ ...saved, kind });
        for (const step of list) {
          if ('do' in step) act(tab, step);
          else
            tab.dispatch({ type: 'load', document: { ...tab.viewState.origin.document, ...step } });
          expect(reopened(tab.viewState)).toEqual(tab.viewState);
          expect(messagesWidgetOf(documentOf(tab.viewState))?.id).toBe(TABLE);
        }
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});

it('offers only drafts with changes that are not saved', () => {
  const tab = new RealTab(saved);
  expect(tab.draft).toBeUndefined();
  act(tab, { do: 'query', query: 'app:mine' });
  const mine = tab.draft;
  expect(mine && isWorthRestoring(mine, saved)).toBe(true);
  expect(mine && isWorthRestoring(mine, { ...saved, document: documentOf(tab.viewState) })).toBe(
    false,
  );
  act(tab, { do: 'query', query: '' });
  act(tab, { do: 'title', title: 'Other' });
  act(tab, { do: 'undo' });
  expect(tab.draft && isWorthRestoring(tab.draft, saved)).toBe(false);
});

it('shows what others saved below changes of settings alone, and merges other changes with their base', () => {
  const tab = new RealTab(saved);
  act(tab, { do: 'query', query: 'app:mine' });
  const theirs = (query: string): ViewDocument => ({
    ...saved.document,
    title: 'Theirs',
    search: {
      ...saved.document.search,
      queries: saved.document.search.queries.map((one) => ({ ...one, query })),
    },
  });
  tab.dispatch({ type: 'load', document: theirs('app:theirs') });
  expect(seen(tab.viewState)).toMatchObject({ title: 'Theirs', query: 'app:mine' });
  expect(settingsOf(tab.viewState.base).query).toBe('');
});

it('has no unsaved changes after any save and undoing everything since', () => {
  fc.assert(
    fc.property(
      fc.array(steps, { maxLength: 30 }),
      fc.array(steps, { maxLength: 30 }),
      (before, since) => {
        const tab = new RealTab(saved);
        for (const step of before) act(tab, step);
        tab.save();
        expect(isDirty(tab.viewState)).toBe(false);
        // Settings are undone together with the edit before them.
        act(tab, { do: 'title', title: 'first' });
        for (const step of since) act(tab, step);
        while (tab.viewState.history.past.length > 0) act(tab, { do: 'undo' });
        const clean = since.every(({ do: what }) => !SETTINGS.includes(what));
        if (clean) expect(isDirty(tab.viewState)).toBe(false);
        tab.reload();
        if (clean) expect(isDirty(tab.viewState)).toBe(false);
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});
const SETTINGS: readonly string[] = ['query', 'seconds', 'back', 'forward'];
