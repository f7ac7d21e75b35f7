import { inOrder } from '@/domain/search/view/in-order';
import { toStore } from '@/domain/search/view/prepare-save';
import { stateOf } from '@/domain/search/view/view';
import { readView, writeView } from '@/domain/search/view/view-codec';
import {
  readAddress,
  writeAddress,
  writeRun,
  type Focus,
} from '@/domain/search/view-state/address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import {
  reduceViewState,
  rested,
  type ViewStateAction,
} from '@/domain/search/view-state/reduce-view-state';
import { savedViewState } from '@/domain/search/view-state/saved-view-state';
import {
  documentOf,
  draftOf,
  draftSettings,
  isWorthRestoring,
  openViewState,
  pageSettingsOf,
  type ViewState,
  type ViewStateDraft,
  type ViewOrigin,
} from '@/domain/search/view-state/view-state';
import type { Facts, Step } from './model';
import { QUERY, TABLE } from './saved-document';

let runs = 0;
let ids = 0;
const IDS = { id: () => `id${(ids += 1)}`, searchId: () => `search${(ids += 1)}` };

/**
 * A tab with the real view state. As in a browser, its history is serialized and its draft is
 * cloned.
 */
export class RealTab {
  entries: { search: string; state: unknown }[];
  at = 0;
  /** Counts reloads, outages and sign-ins. */
  sitting = 0;
  viewState: ViewState;
  constructor(
    public origin: ViewOrigin,
    public draft?: ViewStateDraft,
    /** The tab before the search was opened again. */
    readonly left?: RealTab,
  ) {
    const saved = settingsOf(origin.document);
    const search = draft ? `${writeAddress(draftSettings(draft, origin), {}, {}, saved)}` : '';
    this.entries = [{ search, state: null }];
    this.viewState = rested(this.#opened());
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
  #opened = () => openViewState(this.origin, this.draft, this.#entry(), `r${(runs += 1)}`);
  #keep(replace: boolean) {
    const { viewState } = this;
    this.draft = structuredClone(draftOf(viewState));
    const entry = {
      search: `${writeAddress(pageSettingsOf(viewState), viewState.overrides, viewState.focus, settingsOf(this.origin.document))}`,
      state: writeRun(viewState.run),
    };
    if (replace) this.entries = this.entries.with(this.at, entry);
    else {
      this.entries = [...this.entries.slice(0, this.at + 1), entry];
      this.at += 1;
    }
  }
  dispatch(action: ViewStateAction, newRun = `r${(runs += 1)}`) {
    const { run } = this.viewState;
    this.viewState = reduceViewState(this.viewState, action, {
      now: 0,
      newRun,
      sitting: `${this.sitting}`,
    });
    const next = this.viewState.run;
    this.#keep(action.type === 'navigate' || (run.id === next.id && run.step === next.step));
  }
  /** Saves as a server does: the answer is the document in its wire form. */
  save() {
    const { view, search } = writeView(
      toStore(documentOf(this.viewState), this.origin.document, IDS),
    );
    const wire = JSON.parse(JSON.stringify({ view, search })) as Parameters<typeof readView>[0];
    const stored = inOrder(readView(wire));
    this.viewState = savedViewState(this.viewState, stored);
    this.origin = this.viewState.origin;
    this.#keep(true);
  }
  reload() {
    this.sitting += 1;
    this.viewState = this.#opened();
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
    case 'typed':
      return tab.dispatch({
        type: 'edit',
        change: {
          type: 'document',
          mergeKey: step.place,
          apply: (document) => ({ ...document, [step.place]: step.text }),
        },
      });
    case 'rule': {
      const rules = stateOf(documentOf(tab.viewState), QUERY).highlighting;
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

export function seen(viewState: ViewState): Facts & { widget?: string; refresh?: number } {
  const { query, range, sort, columns } = pageSettingsOf(viewState);
  const view = documentOf(viewState);
  return {
    title: view.title,
    summary: view.summary,
    description: view.description,
    rules: stateOf(view, QUERY).highlighting.length,
    query,
    seconds: 'range' in range && typeof range.range === 'number' ? range.range : NaN,
    sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}`,
    columns,
    ...(viewState.focus.widget !== undefined && { widget: viewState.focus.widget }),
    ...(viewState.overrides.refresh !== undefined && { refresh: viewState.overrides.refresh }),
  };
}
