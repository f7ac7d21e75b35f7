import { withoutComments } from '../../query/syntax/comments';
import { editView, mergeKeyOf, type ViewChange } from '../view/edit-view';
import { historyOf, record, redo, undo, type History } from '../view/history';
import { sameJson } from '../../same-json';
import { unreachable } from '../../unreachable';
import { pageAfter, pagesOf, queryOfPage, type PageFilter } from '../view/pages';
import type { ViewDocument } from '../view/view';
import type { AddressEntry, Focus, PageOverrides } from './address';
import { settingsOf, withSettings, type PageSettings } from './page-settings';
import {
  documentOf,
  draftOf,
  openSession,
  pageSettingsOf,
  type SearchSession,
  type SessionOrigin,
} from './session';
import type { VariableValues } from './variable-address';

/** Settings and overrides to change; a null override is turned off. */
export type SettingsChange = Partial<PageSettings> & {
  refresh?: number | null | undefined;
  follow?: true | null | undefined;
  /** The filter of a dashboard; null or an empty one is none. */
  filter?: PageFilter | null | undefined;
};

export type SessionAction =
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
  /** Back, Forward, or a link within the page. */
  | { type: 'navigate'; entry: AddressEntry }
  /** The document was refetched; others may have saved it. */
  | { type: 'load'; document: ViewDocument };

/** `now` is in milliseconds since the epoch; `newRun` is an unused run id. */
export type ActionContext = { now: number; newRun: string };

/**
 * The next session. It equals what a reload would open: state that neither the draft nor the URL
 * stores is dropped at once instead of at the next reload.
 */
export function reduceSession(
  session: SearchSession,
  action: SessionAction,
  context: ActionContext,
): SearchSession {
  return reopened(apply(session, action, context));
}

/** Writes and reads the session like a reload. */
export function reopened(session: SearchSession): SearchSession {
  return openSession(session.origin, draftOf(session), entryOf(session), session.run.id);
}

/** The history entry that represents this session. */
export const entryOf = (session: SearchSession): AddressEntry => ({
  settings: pageSettingsOf(session),
  overrides: session.overrides,
  focus: session.focus,
  run: session.run,
});

function apply(
  session: SearchSession,
  action: SessionAction,
  context: ActionContext,
): SearchSession {
  const { origin, history } = session;
  switch (action.type) {
    case 'edit': {
      const { id } = queryOfPage(history.present, session.focus.page);
      const next = editView(history.present, id, action.change);
      const key = mergeKeyOf(action.change);
      return withHistory(session, record(history, next, { key, at: context.now }), context);
    }
    case 'replace':
      return withHistory(session, record(history, action.document, { at: context.now }), context);
    case 'undo':
      return stepped(session, undo(history), context);
    case 'redo':
      return stepped(session, redo(history), context);
    case 'reset':
      return withHistory(
        {
          ...session,
          base: origin.document,
          overrides: overridden(session.overrides, { isRangeChosen: origin.kind !== 'new' }),
        },
        historyOf(resetOf(session)),
        context,
      );
    case 'execute':
      return ran(changed(session, action.settings), context);
    case 'present':
      return changed(session, action.settings);
    case 'choose':
      return chosen(session, action.variables);
    case 'look':
      return looked(session, action.focus, action.asStep === true);
    case 'navigate':
      return navigated(session, action.entry, context);
    case 'load':
      return openSession(
        { ...origin, document: action.document },
        draftOf(session),
        entryOf(session),
        session.run.id,
      );
    default:
      return unreachable(action);
  }
}

/** Settings of a new search belong to the URL and are kept. */
const resetOf = ({ origin: { kind, document }, history }: SearchSession): ViewDocument =>
  kind === 'new' ? withSettings(document, settingsOf(history.present)) : document;

/**
 * The session with another history. Changed settings need a run, except for columns. A query that
 * stays the same keeps its comments.
 */
function withHistory(
  session: SearchSession,
  history: History<ViewDocument>,
  context: ActionContext,
): SearchSession {
  const { columns: _before, ...asked } = settingsOf(session.history.present);
  const { columns: _after, ...wanted } = settingsOf(history.present);
  const query = wanted.query === asked.query ? session.query : wanted.query;
  const isRangeChosen = !sameJson(asked.range, wanted.range);
  const overrides = overridden(session.overrides, { isRangeChosen });
  const focus = focusAfter(session, history.present);
  const next = { ...session, history, query, overrides, focus };
  return sameJson(asked, wanted) ? next : ran(next, context);
}

/** After undo or redo. A page that this brings back is shown, so that what happened is seen. */
function stepped(
  session: SearchSession,
  history: History<ViewDocument> | undefined,
  context: ActionContext,
): SearchSession {
  if (!history) return session;
  const next = withHistory(session, history, context);
  const [before, after] = [pagesOf(session.history.present), pagesOf(history.present)];
  const back = after.find(({ id }) => before.every((page) => page.id !== id));
  return back && after.length > before.length ? { ...next, focus: { page: back.id } } : next;
}

/** The shown page stays, wherever it is moved; if it is removed, its neighbour is shown. */
function focusAfter({ focus, history }: SearchSession, after: ViewDocument): Focus {
  const { id: shown } = queryOfPage(history.present, focus.page);
  if (queryOfPage(after, focus.page).id === shown) return focus;
  const page = pageAfter(history.present, shown, after);
  return page === shown ? { ...focus, page } : { page };
}

const ran = (session: SearchSession, { newRun }: ActionContext): SearchSession => ({
  ...session,
  run: { id: newRun, step: 0, carried: session.focus.message !== undefined },
});

/** Settings do not add an undo step: they are undo together with the change before them. */
function changed(
  session: SearchSession,
  { refresh, follow, filter, ...some }: SettingsChange,
): SearchSession {
  const settings = { ...pageSettingsOf(session), ...some };
  const { history } = session;
  return {
    ...session,
    query: settings.query,
    history: { ...history, present: withSettings(documentOf(session), settings) },
    overrides: overridden(session.overrides, {
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
  session: SearchSession,
  values: Readonly<Record<string, readonly string[] | null>>,
): SearchSession {
  const now = Object.entries({ ...session.overrides.variables, ...values });
  const kept = now.flatMap(([name, list]) => (list === null ? [] : [[name, list] as const]));
  const overrides = withValues(
    session.overrides,
    kept.length === 0 ? undefined : Object.fromEntries(kept),
  );
  if (sameJson(overrides, session.overrides)) return session;
  return { ...session, overrides, run: { ...session.run, step: session.run.step + 1 } };
}

function withValues(
  { variables: _, ...overrides }: PageOverrides,
  variables: VariableValues | undefined,
): PageOverrides {
  return variables ? { ...overrides, variables } : overrides;
}

function looked(session: SearchSession, focus: Focus, asStep: boolean): SearchSession {
  const { id, step, carried } = session.run;
  const isSame = focus.message === session.focus.message;
  return {
    ...session,
    focus,
    run: { id, step: step + (asStep ? 1 : 0), carried: carried && isSame },
  };
}

/**
 * The session after Back or Forward led to it: nothing reruns the search by itself, because users
 * who go back want to see what they left.
 */
export const goneBackTo = (session: SearchSession): SearchSession =>
  changed(session, { refresh: null, follow: null });

/**
 * Entries of one run differ only in the focused widget and the values of variables, so navigating
 * between them changes nothing else. An entry of another run determines all settings; if the page made it, Back or Forward led
 * to it.
 */
function navigated(
  session: SearchSession,
  entry: AddressEntry,
  { newRun }: ActionContext,
): SearchSession {
  const { run } = entry;
  if (run === undefined) return openSession(session.origin, draftOf(session), entry, newRun);
  if (run.id !== session.run.id)
    return goneBackTo(openSession(session.origin, draftOf(session), entry, newRun));
  const { message } = session.focus;
  const { message: _other, ...focus } = entry.focus;
  const carried = session.run.carried && run.carried;
  return {
    ...session,
    overrides: withValues(session.overrides, entry.overrides.variables),
    focus: { ...focus, ...(message !== undefined && { message }) },
    run: { ...run, carried },
  };
}

/**
 * The session after a save. `since` is the view with changes made while the request was in flight;
 * they become the first change of the new session.
 */
export function savedSession(
  session: SearchSession,
  stored: ViewDocument,
  { since, now }: { since?: ViewDocument | undefined; now: number },
): SearchSession {
  const origin: SessionOrigin = { kind: 'saved', document: stored };
  const history = since ? record(historyOf(stored), since, { at: now }) : historyOf(stored);
  const { query: stripped } = settingsOf(history.present);
  const query = withoutComments(session.query) === stripped ? session.query : stripped;
  return { ...session, origin, base: stored, history, query };
}
