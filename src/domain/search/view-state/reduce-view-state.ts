import { editView, mergeKeyOf, type ViewChange } from '../view/edit-view';
import { historyOf, record, redo, undo, withTypingEnded, type History } from '../view/history';
import { sameJson } from '../../same-json';
import { unreachable } from '../../unreachable';
import { pageAfter, pagesOf, queryOfPage, type PageFilter } from '../view/pages';
import type { ViewDocument } from '../view/view';
import type { AddressEntry, Focus, PageOverrides } from './address';
import { closedEditor, leaveEditor } from './leave-editor';
import { settingsOf, withSettings, type PageSettings } from './page-settings';
import { renamedValues } from './renamed-values';
import { documentOf, draftOf, openViewState, pageSettingsOf, type ViewState } from './view-state';
import type { VariableValues } from './variable-address';

/** Settings and overrides to change; a null override is turned off. */
export type SettingsChange = Partial<PageSettings> & {
  refresh?: number | null | undefined;
  follow?: true | null | undefined;
  /** The filter of a dashboard; null or an empty one is none. */
  filter?: PageFilter | null | undefined;
};

export type ViewStateAction =
  /** One undoable change of the document. */
  | { type: 'edit'; change: ViewChange }
  /** Replaces the document with another version; can be undo. */
  | { type: 'replace'; document: ViewDocument }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Discards all changes. */
  | { type: 'reset' }
  /** Runs the search with these settings, even if none of them changes. */
  | { type: 'execute'; settings: SettingsChange }
  /** Changes columns, auto refresh or following, without a run. */
  | { type: 'present'; settings: Pick<SettingsChange, 'columns' | 'refresh' | 'follow'> }
  /**
   * Chooses values of variables in a new history entry, null for the default. It is no run: only
   * what uses them is searched again.
   */
  | { type: 'choose'; variables: Readonly<Record<string, readonly string[] | null>> }
  /** Focuses another part of the results; `asStep` adds a history entry, so that Back returns. */
  | { type: 'look'; focus: Focus; asStep?: boolean }
  /** Closes the editor of a widget; one that is new and was not applied is gone. */
  | { type: 'cancelEditing' }
  /** Back, Forward, or a link within the page. */
  | { type: 'navigate'; entry: AddressEntry }
  /** The document was refetched; others may have saved it. */
  | { type: 'load'; document: ViewDocument };

/**
 * `now` is in milliseconds since the epoch; `newRun` is an unused run id; `sitting` is that of what
 * is typed (`Typing`).
 */
export type ActionContext = { now: number; newRun: string; sitting: string };

/**
 * The next view state. It equals what a reload would open: state that neither the draft nor the URL
 * stores is dropped at once instead of at the next reload.
 */
export function reduceViewState(
  viewState: ViewState,
  action: ViewStateAction,
  context: ActionContext,
): ViewState {
  const before = action.type === 'edit' ? viewState : rested(viewState);
  return reopened(apply(before, action, context));
}

/** After an event that is no edit, which ends typing. */
export const rested = (viewState: ViewState): ViewState => ({
  ...viewState,
  history: withTypingEnded(viewState.history),
});

/** Writes and reads the view state like a reload. */
export function reopened(viewState: ViewState): ViewState {
  return openViewState(viewState.origin, draftOf(viewState), entryOf(viewState), viewState.run.id);
}

/** The history entry that represents this view state. */
export const entryOf = (viewState: ViewState): AddressEntry => ({
  settings: pageSettingsOf(viewState),
  overrides: viewState.overrides,
  focus: viewState.focus,
  run: viewState.run,
});

function apply(viewState: ViewState, action: ViewStateAction, context: ActionContext): ViewState {
  const { origin, history } = viewState;
  switch (action.type) {
    case 'edit': {
      const { id } = queryOfPage(history.present, viewState.focus.page);
      const next = editView(history.present, id, action.change);
      const key = mergeKeyOf(action.change);
      const { now: at, sitting } = context;
      const typing = key === undefined ? undefined : { key, at, sitting };
      return withHistory(viewState, record(history, next, typing), context);
    }
    case 'replace':
      return withHistory(viewState, record(history, action.document), context);
    case 'undo':
      return stepped(viewState, undo(history), context);
    case 'redo':
      return stepped(viewState, redo(history), context);
    case 'reset':
      return withHistory(
        {
          ...viewState,
          base: origin.document,
          overrides: overridden(viewState.overrides, { isRangeChosen: origin.kind !== 'new' }),
        },
        historyOf(resetOf(viewState)),
        context,
      );
    case 'execute':
      return ran(changed(viewState, action.settings), context);
    case 'present':
      return changed(viewState, action.settings);
    case 'choose':
      return chosen(viewState, action.variables);
    case 'look':
      return looked(viewState, action.focus, action.asStep === true);
    case 'cancelEditing':
      return leaveEditor(viewState.focus, looked(viewState, closedEditor(viewState.focus), false));
    case 'navigate':
      return navigated(viewState, action.entry, context);
    case 'load':
      return openViewState(
        { ...origin, document: action.document },
        draftOf(viewState),
        entryOf(viewState),
        viewState.run.id,
      );
    default:
      return unreachable(action);
  }
}

/** Settings of a new search belong to the URL and are kept. */
const resetOf = ({ origin: { kind, document }, history }: ViewState): ViewDocument =>
  kind === 'new' ? withSettings(document, settingsOf(history.present)) : document;

/**
 * The view state with another history. Changed settings need a run, except for columns. A query
 * that stays the same keeps its comments.
 */
function withHistory(
  viewState: ViewState,
  history: History<ViewDocument>,
  context: ActionContext,
): ViewState {
  const { columns: _before, ...asked } = settingsOf(viewState.history.present);
  const { columns: _after, ...wanted } = settingsOf(history.present);
  const query = wanted.query === asked.query ? viewState.query : wanted.query;
  const isRangeChosen = !sameJson(asked.range, wanted.range);
  const overrides = withValues(
    overridden(viewState.overrides, { isRangeChosen }),
    renamedValues(
      viewState.overrides.variables,
      viewState.history.present.variables,
      history.present.variables,
    ),
  );
  const focus = focusAfter(viewState, history.present);
  const next = { ...viewState, history, query, overrides, focus };
  return sameJson(asked, wanted) ? next : ran(next, context);
}

/** After undo or redo. A page that this brings back is shown, so that what happened is seen. */
function stepped(
  viewState: ViewState,
  history: History<ViewDocument> | undefined,
  context: ActionContext,
): ViewState {
  if (!history) return viewState;
  const next = withHistory(viewState, history, context);
  const [before, after] = [pagesOf(viewState.history.present), pagesOf(history.present)];
  const back = after.find(({ id }) => before.every((page) => page.id !== id));
  return back && after.length > before.length ? { ...next, focus: { page: back.id } } : next;
}

/** The shown page stays, wherever it is moved; if it is removed, its neighbour is shown. */
function focusAfter({ focus, history }: ViewState, after: ViewDocument): Focus {
  const { id: shown } = queryOfPage(history.present, focus.page);
  if (queryOfPage(after, focus.page).id === shown) return focus;
  const page = pageAfter(history.present, shown, after);
  return page === shown ? { ...focus, page } : { page };
}

const ran = (viewState: ViewState, { newRun }: ActionContext): ViewState => ({
  ...viewState,
  run: { id: newRun, step: 0, carried: viewState.focus.message !== undefined },
});

/** Settings do not add an undo step: they are undone together with the change before them. */
function changed(viewState: ViewState, change: SettingsChange): ViewState {
  const { refresh, follow, filter, ...some } = change;
  const settings = { ...pageSettingsOf(viewState), ...some };
  const { history } = viewState;
  return {
    ...viewState,
    query: settings.query,
    history: { ...history, present: withSettings(documentOf(viewState), settings) },
    overrides: overridden(viewState.overrides, {
      refresh,
      follow,
      filter,
      isRangeChosen: some.range !== undefined || filter !== undefined,
    }),
  };
}

function overridden(
  before: PageOverrides,
  change: Pick<SettingsChange, 'refresh' | 'follow' | 'filter'> & { isRangeChosen: boolean },
): PageOverrides {
  const refresh = change.refresh === undefined ? before.refresh : change.refresh;
  const follow = change.follow === undefined ? before.follow : change.follow;
  const filter = change.filter === undefined ? before.filter : change.filter;
  const { invalidRange } = change.isRangeChosen ? {} : before;
  const { variables } = before;
  return {
    ...(refresh != null && { refresh }),
    ...(follow && { follow }),
    ...(filter && Object.keys(filter).length > 0 && { filter }),
    ...(variables && { variables }),
    ...(invalidRange && { invalidRange }),
  };
}

function chosen(
  viewState: ViewState,
  values: Readonly<Record<string, readonly string[] | null>>,
): ViewState {
  const now = Object.entries({ ...viewState.overrides.variables, ...values });
  const kept = now.flatMap(([name, list]) => (list === null ? [] : [[name, list] as const]));
  const overrides = withValues(
    viewState.overrides,
    kept.length === 0 ? undefined : Object.fromEntries(kept),
  );
  if (sameJson(overrides, viewState.overrides)) return viewState;
  return { ...viewState, overrides, run: { ...viewState.run, step: viewState.run.step + 1 } };
}

function withValues(
  { variables: _, ...overrides }: PageOverrides,
  variables: VariableValues | undefined,
): PageOverrides {
  return variables ? { ...overrides, variables } : overrides;
}

function looked(viewState: ViewState, focus: Focus, asStep: boolean): ViewState {
  const { id, step, carried } = viewState.run;
  const isSame = focus.message === viewState.focus.message;
  return {
    ...viewState,
    focus,
    run: { id, step: step + (asStep ? 1 : 0), carried: carried && isSame },
  };
}

/** After Back or Forward: nothing runs by itself, because users want to see what they left. */
export const goneBackTo = (viewState: ViewState): ViewState =>
  changed(rested(viewState), { refresh: null, follow: null });

/**
 * Entries of one run differ only in focus and values of variables, so navigating between them changes
 * nothing else. Another run determines all settings; if the page made it, Back or Forward led to it.
 */
function navigated(
  viewState: ViewState,
  entry: AddressEntry,
  { newRun }: ActionContext,
): ViewState {
  const { run } = entry;
  if (run === undefined) return openViewState(viewState.origin, draftOf(viewState), entry, newRun);
  if (run.id !== viewState.run.id)
    return goneBackTo(openViewState(viewState.origin, draftOf(viewState), entry, newRun));
  const { message } = viewState.focus;
  const { message: _other, ...focus } = entry.focus;
  const carried = viewState.run.carried && run.carried;
  return {
    ...viewState,
    overrides: withValues(viewState.overrides, entry.overrides.variables),
    focus: { ...focus, ...(message !== undefined && { message }) },
    run: { ...run, carried },
  };
}
