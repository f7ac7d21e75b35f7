import { inOrder } from '@/domain/search/view/in-order';
import { toStore } from '@/domain/search/view/prepare-save';
import { stateOf } from '@/domain/search/view/view';
import { readView, writeView } from '@/domain/search/view/view-codec';
import { readAddress, writeAddress, writeRun, type Focus } from '@/domain/search/session/address';
import { settingsOf } from '@/domain/search/session/page-settings';
import {
  reduceSession,
  savedSession,
  type SessionAction,
} from '@/domain/search/session/reduce-session';
import {
  documentOf,
  draftOf,
  draftSettings,
  isWorthRestoring,
  openSession,
  pageSettingsOf,
  type SearchSession,
  type SessionDraft,
  type SessionOrigin,
} from '@/domain/search/session/session';
import type { Facts, Step } from './model';
import { QUERY, TABLE } from './saved-document';

let runs = 0;
let ids = 0;
const IDS = { id: () => `id${(ids += 1)}`, searchId: () => `search${(ids += 1)}` };

/**
 * A tab with the real session. As in a browser, its history is serialized and its draft is cloned.
 */
export class RealTab {
  entries: { search: string; state: unknown }[];
  at = 0;
  session: SearchSession;
  constructor(
    public origin: SessionOrigin,
    public draft?: SessionDraft,
    /** The tab before the search was opened again. */
    readonly left?: RealTab,
  ) {
    const saved = settingsOf(origin.document);
    const search = draft ? `${writeAddress(draftSettings(draft, origin), {}, {}, saved)}` : '';
    this.entries = [{ search, state: null }];
    this.session = this.#opened();
    this.#keep(true);
  }
  reopened = () => new RealTab(this.origin, undefined, this);
  restored(): RealTab {
    const { left } = this;
    return left?.draft && isWorthRestoring(left.draft, this.origin)
      ? new RealTab(this.origin, structuredClone(left.draft), this)
      : this;
  }
  #entry() {
    const { search, state } = this.entries[this.at] ?? { search: '', state: null };
    return readAddress(new URLSearchParams(search), state, settingsOf(this.origin.document));
  }
  #opened = () => openSession(this.origin, this.draft, this.#entry(), `r${(runs += 1)}`);
  #keep(replace: boolean) {
    const { session } = this;
    this.draft = structuredClone(draftOf(session));
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
  /** Saves as a server does: the answer is the document in its wire form. */
  save() {
    const { view, search } = writeView(
      toStore(documentOf(this.session), this.origin.document, IDS),
    );
    const wire = JSON.parse(JSON.stringify({ view, search })) as Parameters<typeof readView>[0];
    const stored = inOrder(readView(wire));
    this.session = savedSession(this.session, stored, { now: 0 });
    this.origin = this.session.origin;
    this.#keep(true);
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

export function act(tab: RealTab, step: Step): void {
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
    case 'return':
      return tab.dispatch({ type: 'present', settings: { refresh: null, follow: null } });
    case 'reload':
      return tab.reload();
    case 'reopen':
    case 'restore':
  }
}

export function seen(session: SearchSession): Facts & { widget?: string; refresh?: number } {
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
