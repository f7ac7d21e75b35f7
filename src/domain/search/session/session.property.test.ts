import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@test/property-runs';
import { newSearchView } from '../new-view';
import { stateOf, type ViewDocument } from '../view';
import { readAddress, writeAddress, writeRun, type Focus } from './address';
import { DEFAULT_COLUMNS, messagesWidgetOf, settingsOf } from './page-settings';
import { entryOf, reduceSession, reopened, type SessionAction } from './reduce-session';
import {
  contradictsDraft,
  documentOf,
  draftOf,
  openSession,
  pageSettingsOf,
  type SearchSession,
  type SessionDraft,
  type SessionOrigin,
} from './session';

const [TABLE, COUNT, QUERY] = ['table', 'count', 'query'];
const document = newSearchView(
  { search: 's', query: QUERY, messageCount: COUNT, allMessages: TABLE },
  { messageCount: 'Count', allMessages: 'All' },
  DEFAULT_COLUMNS,
);
const saved: SessionOrigin = {
  kind: 'saved',
  document: { ...document, id: '5f0000000000000000000001', title: 'Saved' },
};
const UNDOABLE = 100;

/** What a user sees of a page, as plainly as possible. */
type Facts = {
  title: string;
  rules: number;
  query: string;
  seconds: number;
  sort: string;
  columns: readonly string[];
};
type Settings = Pick<Facts, 'query' | 'seconds' | 'sort' | 'columns'>;
type Entry = Settings & { run: number; refresh: number | undefined; widget: string | undefined };
/** The plain model of a tab: its history entries, and undo and redo as lists of facts. */
type Tab = { entries: Entry[]; at: number; past: Facts[]; present: Facts; future: Facts[] };

type Step =
  | { do: 'title'; title: string }
  | { do: 'rule' }
  | { do: 'columns'; columns: readonly string[] }
  | { do: 'sort'; sort: string }
  | { do: 'query'; query: string }
  | { do: 'seconds'; seconds: number }
  | { do: 'refresh'; refresh: number | undefined }
  | { do: 'look'; widget: string | undefined; asStep: boolean }
  | { do: 'undo' | 'redo' | 'reset' | 'back' | 'forward' | 'reload' | 'reopen' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}$/).map((title): Step => ({ do: 'title', title })),
  fc.constant<Step>({ do: 'rule' }),
  fc
    .subarray(['app', 'level', 'n,m'], { minLength: 1 })
    .map((columns): Step => ({ do: 'columns', columns })),
  fc.constantFrom('timestamp', '-timestamp', 'n').map((sort): Step => ({ do: 'sort', sort })),
  fc
    .constantFrom('', 'app:a', '// note\napp:a', 'a AND "b"')
    .map((query): Step => ({ do: 'query', query })),
  fc.constantFrom(300, 3_600, 0).map((seconds): Step => ({ do: 'seconds', seconds })),
  fc.constantFrom(undefined, 5).map((refresh): Step => ({ do: 'refresh', refresh })),
  fc
    .tuple(fc.constantFrom(undefined, TABLE, COUNT), fc.boolean())
    .map(([widget, asStep]): Step => ({ do: 'look', widget, asStep })),
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        'undo' as const,
        'redo' as const,
        'reset' as const,
        'back' as const,
        'forward' as const,
        'reload' as const,
        'reopen' as const,
      )
      .map((what): Step => ({ do: what })),
  },
);

const plainQuery = (query: string) => query.replace(/^\/\/.*\n/, '\n');
const settingsIn = ({ query, seconds, sort, columns }: Facts): Settings => ({
  query,
  seconds,
  sort,
  columns,
});
const asks = ({ query, seconds, sort }: Settings) =>
  JSON.stringify([plainQuery(query), seconds, sort]);
const START: Facts = {
  title: 'Saved',
  rules: 0,
  query: '',
  seconds: 300,
  sort: '-timestamp',
  columns: DEFAULT_COLUMNS,
};
let runs = 0;
const newTab = (present: Facts, past: Facts[] = [], future: Facts[] = []): Tab => ({
  entries: [{ ...settingsIn(present), run: (runs += 1), refresh: undefined, widget: undefined }],
  at: 0,
  past,
  present,
  future,
});
const fallback: Entry = { ...settingsIn(START), run: 0, refresh: undefined, widget: undefined };
const entryAt = (tab: Tab): Entry => tab.entries[tab.at] ?? fallback;

function pushed(tab: Tab, entry: Partial<Entry>): Tab {
  const entries = [...tab.entries.slice(0, tab.at + 1), { ...entryAt(tab), ...entry }];
  return { ...tab, entries, at: entries.length - 1 };
}
const inPlace = (tab: Tab, entry: Partial<Entry>): Tab => ({
  ...tab,
  entries: tab.entries.with(tab.at, { ...entryAt(tab), ...entry }),
});
/** A query that says the same keeps its comments. */
const became = (before: Facts, wanted: Facts): Facts =>
  plainQuery(before.query) === plainQuery(wanted.query)
    ? { ...wanted, query: before.query }
    : { ...wanted, query: plainQuery(wanted.query) };
function stepped(tab: Tab, next: Tab): Tab {
  const isSame = asks(tab.present) === asks(next.present);
  return (isSame ? inPlace : pushed)(next, {
    ...settingsIn(next.present),
    ...(!isSame && { run: (runs += 1) }),
  });
}
const edited = (tab: Tab, change: Partial<Facts>): Tab =>
  stepped(tab, {
    ...tab,
    past: [...tab.past, tab.present].slice(-UNDOABLE),
    present: { ...tab.present, ...change },
    future: [],
  });
const ran = (tab: Tab, change: Partial<Settings>): Tab => {
  const present = { ...tab.present, ...change };
  return pushed({ ...tab, present }, { ...settingsIn(present), run: (runs += 1) });
};

function predicted(tab: Tab, step: Step, lastWritten: Tab): Tab {
  const { past, present, future } = tab;
  switch (step.do) {
    case 'title':
      return edited(tab, { title: step.title });
    case 'rule':
      return edited(tab, { rules: present.rules + 1 });
    case 'columns':
      return edited(tab, { columns: step.columns });
    case 'sort':
      return edited(tab, { sort: step.sort });
    case 'query':
      return ran(tab, { query: step.query });
    case 'seconds':
      return ran(tab, { seconds: step.seconds });
    case 'refresh':
      return inPlace(tab, { refresh: step.refresh });
    case 'look':
      return step.asStep
        ? pushed(tab, { widget: step.widget })
        : inPlace(tab, { widget: step.widget });
    case 'undo': {
      const last = past.at(-1);
      if (!last) return tab;
      const next = became(present, last);
      return stepped(tab, {
        ...tab,
        past: past.slice(0, -1),
        present: next,
        future: [present, ...future],
      });
    }
    case 'redo': {
      const [first, ...rest] = future;
      if (!first) return tab;
      return stepped(tab, {
        ...tab,
        past: [...past, present],
        present: became(present, first),
        future: rest,
      });
    }
    case 'reset':
      return stepped(tab, { ...tab, past: [], present: became(present, START), future: [] });
    case 'back':
    case 'forward': {
      const at = tab.at + (step.do === 'back' ? -1 : 1);
      const entry = tab.entries[at];
      if (!entry) return tab;
      const left = entryAt(tab);
      if (entry.run === left.run) return inPlace({ ...tab, at }, { ...left, widget: entry.widget });
      const { query, seconds, sort, columns } = entry;
      return { ...tab, at, present: { ...present, query, seconds, sort, columns } };
    }
    case 'reload':
      return tab;
    case 'reopen':
      return newTab(lastWritten.present, lastWritten.past, lastWritten.future);
  }
}

/** A tab with the real session: its history is text, its draft is cloned, as in a browser. */
class RealTab {
  entries: { search: string; state: unknown }[];
  at = 0;
  session: SearchSession;
  draft: SessionDraft | undefined;
  readonly #write: (draft: SessionDraft | undefined) => void;
  constructor(
    draft: SessionDraft | undefined,
    readonly origin: SessionOrigin,
    write: (draft: SessionDraft | undefined) => void,
  ) {
    this.#write = write;
    this.draft = draft;
    this.entries = [{ search: '', state: null }];
    this.session = this.#opened();
    this.#keep(true);
  }
  #entry() {
    const { search, state } = this.entries[this.at] ?? { search: '', state: null };
    return readAddress(new URLSearchParams(search), state, settingsOf(this.origin.document));
  }
  #opened = () => openSession(this.origin, this.draft, this.#entry(), `r${(runs += 1)}`);
  #keep(replace: boolean) {
    const { session } = this;
    this.draft = structuredClone(draftOf(session));
    this.#write(this.draft);
    const entry = {
      search: `${writeAddress(pageSettingsOf(session), session.overrides, session.focus, settingsOf(this.origin.document))}`,
      state: writeRun(session.run),
    };
    if (replace) this.entries = this.entries.with(this.at, entry);
    else {
      this.entries = [...this.entries.slice(0, this.at + 1), entry];
      this.at += 1;
    }
  }
  dispatch(action: SessionAction, newRun = `r${(runs += 1)}`) {
    const { run } = this.session;
    this.session = reduceSession(this.session, action, { now: 0, newRun });
    const next = this.session.run;
    this.#keep(action.type === 'navigate' || (run.id === next.id && run.step === next.step));
  }
  reload() {
    this.session = this.#opened();
  }
  go(by: number) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.dispatch({ type: 'navigate', entry: this.#entry() });
  }
}

const focusOn = (widget: string | undefined): Focus =>
  widget === undefined ? {} : { widget, focusing: true };
const sortFrom = (text: string) =>
  text.startsWith('-')
    ? ({ field: text.slice(1), order: 'DESC' } as const)
    : ({ field: text, order: 'ASC' } as const);

function act(tab: RealTab, step: Step): void {
  switch (step.do) {
    case 'title':
      return tab.dispatch({
        type: 'edit',
        change: { type: 'about', about: { title: step.title, summary: '', description: '' } },
      });
    case 'rule': {
      const rules = stateOf(documentOf(tab.session), QUERY).highlighting;
      const rule = {
        kind: 'rule' as const,
        field: 'n',
        value: rules.length,
        condition: 'equal' as const,
        color: { type: 'static' as const, color: '#fff' },
      };
      return tab.dispatch({
        type: 'edit',
        change: { type: 'highlighting', rules: [...rules, rule] },
      });
    }
    case 'columns':
      return tab.dispatch({
        type: 'edit',
        change: { type: 'columns', widgetId: TABLE, fields: step.columns },
      });
    case 'sort': {
      const { field, order } = sortFrom(step.sort);
      const direction = order === 'ASC' ? 'Ascending' : 'Descending';
      return tab.dispatch({
        type: 'edit',
        change: { type: 'sort', widgetId: TABLE, sort: [{ type: 'pivot', field, direction }] },
      });
    }
    case 'query':
      return tab.dispatch({ type: 'execute', settings: { query: step.query } });
    case 'seconds':
      return tab.dispatch({
        type: 'execute',
        settings: { range: { type: 'relative', range: step.seconds } },
      });
    case 'refresh':
      return tab.dispatch({ type: 'present', settings: { refresh: step.refresh ?? null } });
    case 'look':
      return tab.dispatch({ type: 'look', focus: focusOn(step.widget), asStep: step.asStep });
    case 'undo':
    case 'redo':
    case 'reset':
      return tab.dispatch({ type: step.do });
    case 'back':
      return tab.go(-1);
    case 'forward':
      return tab.go(1);
    case 'reload':
      return tab.reload();
    case 'reopen':
  }
}

function seen(session: SearchSession): Facts & { widget?: string; refresh?: number } {
  const { query, range, sort, columns } = pageSettingsOf(session);
  const view = documentOf(session);
  return {
    title: view.title,
    rules: stateOf(view, QUERY).highlighting.length,
    query,
    seconds: 'range' in range && typeof range.range === 'number' ? range.range : NaN,
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    columns,
    ...(session.focus.widget !== undefined && { widget: session.focus.widget }),
    ...(session.overrides.refresh !== undefined && { refresh: session.overrides.refresh }),
  };
}
const foreseen = (tab: Tab) => {
  const { widget, refresh } = entryAt(tab);
  return {
    ...tab.present,
    ...(widget !== undefined && { widget }),
    ...(refresh !== undefined && { refresh }),
  };
};

it('ends in what a plain model predicts, after any edits, runs, Back, Forward, reloads and other tabs', () => {
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

it('is the session that a reload opens, also after others saved', () => {
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

it('takes a link for somebody else’s only where it contradicts the own changes', () => {
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

it('shows what others saved below changes of settings alone, and merges those with what they were made of', () => {
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
