import fc from 'fast-check';
import { DEFAULT_COLUMNS } from '@/domain/search/view-state/page-settings';
import { COUNT, TABLE } from './saved-document';

/** The maximum number of undo steps of a page. */
const UNDOABLE = 100;

type Place = 'summary' | 'description';

/** What a user sees of a page, as simply as possible. */
export type Facts = {
  title: string;
  summary: string;
  description: string;
  rules: number;
  query: string;
  seconds: number;
  sort: string;
  columns: readonly string[];
};
type Settings = Pick<Facts, 'query' | 'seconds' | 'sort' | 'columns'>;
type Entry = Settings & { run: number; refresh: number | undefined; widget: string | undefined };
/**
 * A plain model of a tab: its history entries, undo and redo as lists of states, and what was left
 * when the search was opened again.
 */
export type Tab = {
  entries: Entry[];
  at: number;
  past: Facts[];
  present: Facts;
  future: Facts[];
  left?: Tab;
  /** Where the last step was typed, if nothing else happened since. */
  typing?: Place | undefined;
};

export type Step =
  | { do: 'title'; title: string }
  /** One key press; consecutive ones in one place are one step. */
  | { do: 'typed'; place: Place; text: string }
  | { do: 'rule' }
  | { do: 'columns'; columns: readonly string[] }
  | { do: 'sort'; sort: string }
  | { do: 'query'; query: string }
  | { do: 'seconds'; seconds: number }
  | { do: 'refresh'; refresh: number | undefined }
  | { do: 'look'; widget: string | undefined; asStep: boolean }
  | {
      do:
        | 'undo'
        | 'redo'
        | 'reset'
        | 'back'
        | 'forward'
        | 'reload'
        /** Another page of the console, and Back. */
        | 'return'
        /** Opens the search by its own address, such as a bookmark or an entry of a menu. */
        | 'reopen'
        /** Brings back what was left by the last `reopen`. */
        | 'restore';
    };

export const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.stringMatching(/^[a-z]{1,4}$/).map((title): Step => ({ do: 'title', title })),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom<Place[]>('summary', 'description'), fc.stringMatching(/^[a-z]{1,4}$/))
      .map(([place, text]): Step => ({ do: 'typed', place, text })),
  },
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
        'return' as const,
        'reopen' as const,
        'restore' as const,
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
export const START: Facts = {
  title: 'Saved',
  summary: '',
  description: '',
  rules: 0,
  query: '',
  seconds: 300,
  sort: '-timestamp',
  columns: DEFAULT_COLUMNS,
};
let runs = 0;
export const newTab = (present: Facts, past: Facts[] = [], future: Facts[] = []): Tab => ({
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
/** A query that differs only in comments keeps its comments. */
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

export function predicted(before: Tab, step: Step): Tab {
  const { typing, ...tab } = before;
  const { past, present, future } = tab;
  switch (step.do) {
    case 'title':
      return edited(tab, { title: step.title, summary: '', description: '' });
    case 'typed': {
      const { place, text } = step;
      const next = edited(tab, { [place]: text });
      return { ...next, ...(typing === place && { past }), typing: place };
    }
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
      if (!entry) return before;
      const left = entryAt(tab);
      if (entry.run === left.run) return inPlace({ ...tab, at }, { ...left, widget: entry.widget });
      const { query, seconds, sort, columns } = entry;
      return inPlace(
        { ...tab, at, present: { ...present, query, seconds, sort, columns } },
        { refresh: undefined },
      );
    }
    case 'return':
      return inPlace(tab, { refresh: undefined });
    case 'reload':
      return tab;
    case 'reopen':
      return { ...newTab(START), left: tab };
    case 'restore': {
      const { left } = tab;
      return left && isChanged(left)
        ? { ...newTab(left.present, left.past, left.future), left: tab }
        : before;
    }
  }
}

const isChanged = ({ present }: Tab) =>
  JSON.stringify({ ...present, query: plainQuery(present.query) }) !== JSON.stringify(START);

export const foreseen = (tab: Tab) => {
  const { widget, refresh } = entryAt(tab);
  return {
    ...tab.present,
    ...(widget !== undefined && { widget }),
    ...(refresh !== undefined && { refresh }),
  };
};
