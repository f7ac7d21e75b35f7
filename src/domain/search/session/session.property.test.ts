import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreseen, newTab, predicted, START, steps } from '@test/plain-session/model';
import { act, RealTab, seen } from '@test/plain-session/real-tab';
import { saved, TABLE } from '@test/plain-session/saved-document';
import { propertyRuns } from '@test/property-runs';
import type { ViewDocument } from '../view/view';
import { readAddress } from './address';
import { messagesWidgetOf, settingsOf } from './page-settings';
import { entryOf, reopened } from './reduce-session';
import { contradictsDraft, documentOf, type SessionDraft, type SessionOrigin } from './session';

it('matches a plain model after any edits, runs, Back, Forward, reloads and changes in other tabs', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1), steps), { maxLength: 300, size: 'max' }), (list) => {
      let last: SessionDraft | undefined;
      const write = (draft: SessionDraft | undefined) => {
        last = draft;
      };
      const real = [0, 1].map(() => new RealTab(undefined, saved, write));
      const model = [newTab(START), newTab(START)];
      let lastWritten = model[0] ?? newTab(START);
      for (const [index, step] of list) {
        const [tab, plain] = [real[index], model[index]];
        if (!tab || !plain) continue;
        if (step.do === 'reopen') real[index] = new RealTab(structuredClone(last), saved, write);
        else act(tab, step);
        const next = predicted(plain, step, lastWritten);
        model[index] = next;
        const stays = next === plain && ['reload', 'back', 'forward'].includes(step.do);
        if (!stays) lastWritten = next;
        const [now, wanted] = [real[index]?.session, foreseen(next)];
        if (now && JSON.stringify(seen(now)) !== JSON.stringify(wanted))
          expect(seen(now)).toEqual(wanted);
        expect(now?.history.past.length).toBe(next.past.length);
        expect(now?.history.future.length).toBe(next.future.length);
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});

it('equals the session that a reload opens, also after others saved', () => {
  const others = fc.constantFrom<Partial<ViewDocument>>(
    { title: 'Theirs' },
    { summary: 'Theirs' },
    {},
  );
  fc.assert(
    fc.property(
      fc.constantFrom<SessionOrigin['kind']>('new', 'saved', 'linked'),
      fc.array(fc.oneof({ weight: 5, arbitrary: steps }, others), { maxLength: 60, size: 'max' }),
      (kind, list) => {
        const tab = new RealTab(undefined, { ...saved, kind }, () => undefined);
        for (const step of list) {
          if ('do' in step) act(tab, step);
          else
            tab.dispatch({ type: 'load', document: { ...tab.session.origin.document, ...step } });
          expect(reopened(tab.session)).toEqual(tab.session);
          expect(messagesWidgetOf(documentOf(tab.session))?.id).toBe(TABLE);
        }
      },
    ),
    { numRuns: propertyRuns(100) },
  );
});

it('treats a URL as someone else’s link only if it contradicts the user’s own changes', () => {
  const tab = new RealTab(undefined, saved, () => undefined);
  act(tab, { do: 'query', query: 'app:mine' });
  const address = (search: string) =>
    readAddress(new URLSearchParams(search), null, settingsOf(saved.document));
  const contradicts = (search: string) => contradictsDraft(saved, tab.draft, address(search));
  expect(contradicts('q=app%3Atheirs')).toBe(true);
  expect(contradicts('q=app%3Amine&fields=n')).toBe(true);
  expect(contradicts('q=app%3Amine&refresh=5')).toBe(false);
  expect(contradicts('')).toBe(false);
  expect(contradictsDraft(saved, tab.draft, entryOf(tab.session))).toBe(false);
  expect(contradictsDraft(saved, undefined, address('q=app%3Atheirs'))).toBe(false);
});

it('shows what others saved below changes of settings alone, and merges other changes with their base', () => {
  const tab = new RealTab(undefined, saved, () => undefined);
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
  expect(seen(tab.session)).toMatchObject({ title: 'Theirs', query: 'app:mine' });
  expect(settingsOf(tab.session.base).query).toBe('');
});
