import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editView, type ViewChange } from '@/domain/search/edit-view';
import { record, redone, undone } from '@/domain/search/history';
import { sameContent } from '@/domain/search/same-content';
import { onlyQuery, type ViewDocument } from '@/domain/search/view';
import { readView, writeView } from '@/domain/search/view-codec';
import type { DraftEntry } from '@/shared/drafts/draft-storage';
import { createJournal, type Journal } from '@/shared/drafts/journal';
import {
  newSearchDefaults,
  readSearchState,
  writeSearchState,
  type SearchState,
} from '@/views/session/url-state';
import { propertyRuns } from '@test/property-runs';
import { newView } from './new-view';
import { addressedOf, messagesWidgetOf } from './view-address';
import { draftAt, type ViewDraft } from './view-draft';

const KEY = 'search.view.v';
const UNDOABLE = 100;
const origin: ViewDocument = {
  ...newView({ messageCount: 'Count', allMessages: 'Rows' }),
  id: 'v',
  title: 'Kept',
};
const [TABLE, COUNT] = [messagesWidgetOf(origin)?.id ?? '', '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a04'];
const defaults = { ...newSearchDefaults(), ...addressedOf(origin) };

type Step =
  | { kind: 'edit'; change: ViewChange }
  | { kind: 'ask'; query: string }
  | { kind: 'undo' | 'redo' | 'reload' };

const field = fc.constantFrom(
  'timestamp',
  'source',
  'message',
  'app',
  'a,b',
  '%41',
  '__proto__',
  'constructor',
);
const changes = fc.oneof(
  fc
    .uniqueArray(field, { minLength: 1, maxLength: 4 })
    .map((fields): ViewChange => ({ type: 'columns', widgetId: TABLE, fields })),
  fc
    .tuple(field, fc.constantFrom('Ascending' as const, 'Descending' as const))
    .map(([by, direction]): ViewChange => ({
      type: 'sort',
      widgetId: TABLE,
      sort: [{ type: 'pivot', field: by, direction }],
    })),
  fc.string().map((title): ViewChange => ({
    type: 'about',
    about: { title, summary: '', description: '' },
  })),
  fc.tuple(fc.constantFrom(TABLE, COUNT), fc.string()).map(([widgetId, title]): ViewChange => ({
    type: 'titles',
    titles: { widget: { [widgetId]: title }, tab: {} },
  })),
  fc.tuple(field, fc.string()).map(([name, value]): ViewChange => ({
    type: 'highlighting',
    rules: [
      {
        kind: 'rule',
        field: name,
        value,
        condition: 'equal',
        color: { type: 'static', color: '#fff' },
      },
    ],
  })),
  fc.nat(9).map((n): ViewChange => ({
    type: 'duplicateWidget',
    widgetId: COUNT,
    newId: `copy-${n}`,
    title: `Count ${n}`,
  })),
  fc.nat(9).map((n): ViewChange => ({ type: 'removeWidget', widgetId: `copy-${n}` })),
);
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: changes.map((change): Step => ({ kind: 'edit', change })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('', 'app:checkout', 'a AND "b"')
      .map((query): Step => ({ kind: 'ask', query })),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }, { kind: 'reload' }),
  },
);

/**
 * A page as it is without its looks: an address, a journal over a browser's database, and the
 * presses on it.
 */
async function aPage(content: Map<string, DraftEntry>) {
  const storage = {
    read: async () => [...content],
    write: async (kept: readonly [string, DraftEntry][], gone: readonly string[]) => {
      for (const [name, entry] of kept) content.set(name, structuredClone(entry));
      for (const name of gone) content.delete(name);
    },
  };
  const opened = async (): Promise<Journal> => {
    const journal = createJournal(storage);
    await journal.open('ada');
    return journal;
  };
  let journal = await opened();
  let address = '';
  const state = (): SearchState => readSearchState(new URLSearchParams(address), defaults).state;
  const now = (): ViewDraft => draftAt(journal.get(KEY) as ViewDraft | undefined, origin, state());
  const become = async (before: ViewDraft, history: ViewDraft['history'] | undefined) => {
    if (!history) return;
    journal.set(KEY, { base: before.base, history } satisfies ViewDraft);
    address = writeSearchState(
      { ...state(), ...addressedOf(history.present) },
      defaults,
    ).toString();
    await journal.flush();
  };
  return {
    shown: () => now().history.present,
    do: async (step: Step) => {
      const before = now();
      const { history } = before;
      switch (step.kind) {
        case 'edit':
          return become(
            before,
            record(history, editView(history.present, onlyQuery(history.present).id, step.change), {
              at: 0,
            }),
          );
        case 'undo':
          return become(before, undone(history));
        case 'redo':
          return become(before, redone(history));
        case 'ask':
          address = writeSearchState({ ...state(), query: step.query }, defaults).toString();
          return undefined;
        case 'reload':
          journal = await opened();
          return undefined;
      }
    },
  };
}

/** What a page must show, told as plainly as can be. */
function expected(
  before: readonly ViewDocument[],
  at: number,
  step: Step,
): [documents: ViewDocument[], at: number] {
  const present = before[at] ?? origin;
  switch (step.kind) {
    case 'edit': {
      const documents = [
        ...before.slice(0, at + 1),
        editView(present, onlyQuery(present).id, step.change),
      ].slice(-UNDOABLE - 1);
      return [documents, documents.length - 1];
    }
    case 'ask':
      return [
        before.with(at, {
          ...present,
          search: { ...present.search, queries: [{ ...onlyQuery(present), query: step.query }] },
        }),
        at,
      ];
    case 'undo':
      return [[...before], Math.max(0, at - 1)];
    case 'redo':
      return [[...before], Math.min(before.length - 1, at + 1)];
    case 'reload':
      return [[...before], at];
  }
}

const same = (one: ViewDocument, other: ViewDocument) =>
  sameContent(one, other) &&
  JSON.stringify(addressedOf(one)) === JSON.stringify(addressedOf(other));

it('loses nothing in up to a thousand changes, with undo, redo and pages that go at any moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 1_000, size: 'max' }), async (list) => {
      const page = await aPage(new Map());
      let [documents, at] = [[origin], 0];
      for (const step of list) {
        await page.do(step);
        [documents, at] = expected(documents, at, step);
        if (!same(page.shown(), documents[at] ?? origin))
          expect(page.shown()).toEqual(documents[at]);
      }
      const wire = writeView(page.shown());
      expect(writeView(readView(wire))).toEqual(wire);
    }),
    { numRuns: propertyRuns(20) },
  );
});

it('is what it was once all is undone, and what it became once all is done again, from whichever page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: UNDOABLE }), async (list) => {
      const content = new Map<string, DraftEntry>();
      const page = await aPage(content);
      for (const change of list) await page.do({ kind: 'edit', change });
      const became = page.shown();
      for (const _ of list) {
        await page.do({ kind: 'undo' });
        await page.do({ kind: 'reload' });
      }
      expect(same(page.shown(), origin)).toBe(true);
      for (const _ of list) await page.do({ kind: 'redo' });
      expect(page.shown()).toEqual(became);
    }),
    { numRuns: propertyRuns(20) },
  );
});
