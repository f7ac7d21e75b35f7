import { withoutComments } from '../../query/syntax/comments';
import { historyOf, type History } from '../view/history';
import { sameContent, sameExceptSearchTypes } from '../view/same-content';
import type { ViewDocument } from '../view/view';
import type { AddressEntry, Focus, PageOverrides, Run } from './address';
import { changedSettings, settingsOf, withSettings, type PageSettings } from './page-settings';

/** A new search, one saved on the server, or one from the fragment of a link. */
export type OriginKind = 'new' | 'saved' | 'linked';

/** The document of a view state as it was loaded, or the initial one of a new search. */
export type ViewOrigin = { kind: OriginKind; document: ViewDocument };

/**
 * The state of a search page. It is derived from three things only: the origin, the draft in this
 * browser, and the current history entry. `openViewState` reads them, `draftOf` and `writeAddress`
 * write them, `reduceViewState` applies actions.
 */
export type ViewState = {
  origin: ViewOrigin;
  /** The version that the changes are based on; the base of the merge on saving. */
  base: ViewDocument;
  /** `present` is what the page shows, including the settings from the URL. */
  history: History<ViewDocument>;
  /** The query as typed, with comments; the document contains it without them. */
  query: string;
  overrides: PageOverrides;
  focus: Focus;
  run: Run;
};

/** The part of a view state that this browser stores until it is saved or reset. */
export type ViewStateDraft = {
  base: ViewDocument;
  history: History<ViewDocument>;
  /** The query as typed; omitted if it has no comments. */
  query?: string;
};

/** The document that the page shows, with unsaved changes. */
export const documentOf = ({ history }: ViewState): ViewDocument => history.present;

/** The settings of the page, with the query as typed. */
export const pageSettingsOf = (viewState: ViewState): PageSettings => ({
  ...settingsOf(documentOf(viewState)),
  query: viewState.query,
});

/**
 * Opens the search at a URL with the changes of the draft: the settings come from the URL, the rest
 * from the draft.
 */
export function openViewState(
  origin: ViewOrigin,
  draft: ViewStateDraft | undefined,
  entry: AddressEntry,
  newRun: string,
): ViewState {
  const kept = draft && isUnsaved(draft, origin.document) ? draft : undefined;
  const { base, history } = kept ? rebased(kept, origin) : startOf(origin);
  const { settings } = entry;
  return {
    origin,
    base,
    history: { ...history, present: withSettings(history.present, settings) },
    query: settings.query,
    overrides: entry.overrides,
    focus: entry.focus,
    run: entry.run ?? { id: newRun, step: 0, carried: false },
  };
}

/** The draft to store; undefined if origin and URL contain everything. */
export function draftOf({
  origin: { kind, document },
  base,
  history,
  query,
}: ViewState): ViewStateDraft | undefined {
  const { past, present, future } = history;
  const settings = settingsOf(present);
  const typed = query === settings.query ? {} : { query };
  if (past.length === 0 && future.length === 0) {
    if (kind !== 'saved' && sameContent(present, withSettings(document, settings)))
      return undefined;
    const isUnchanged = sameContent(present, base) && sameContent(base, document);
    if (isUnchanged && typed.query === undefined) return undefined;
  }
  return { base, history, ...typed };
}

/**
 * Whether the page differs from the saved version, or from the initial state of a new search. The
 * search of a link is never saved, so it is always dirty.
 */
export function isDirty({ origin: { kind, document }, base, history }: ViewState): boolean {
  if (kind === 'linked') return true;
  const { present } = history;
  if (kind === 'new') return !sameContent(present, withSettings(base, settingsOf(present)));
  return !sameContent(present, base) || !sameContent(present, document);
}

/**
 * Whether a draft still applies. A draft without remaining changes does not, so that what others
 * saved in the meantime is shown; neither does one that was saved just before the page closed.
 */
export const isUnsaved = (
  { base, history: { present } }: ViewStateDraft,
  saved: ViewDocument,
): boolean =>
  sameContent(base, saved) ||
  !(sameContent(base, present) || sameExceptSearchTypes(present, saved));

/**
 * Whether users miss something without this draft: changes of the document that are not saved. The
 * settings of other than saved searches are in their URLs.
 */
export function isWorthRestoring(draft: ViewStateDraft, { kind, document }: ViewOrigin): boolean {
  const { present } = draft.history;
  const saved = kind === 'saved' ? document : withSettings(document, settingsOf(present));
  return isUnsaved(draft, document) && !sameExceptSearchTypes(present, saved);
}

/**
 * The settings of a draft: its own changes on top of the saved version, those of the page for an
 * unsaved search.
 */
export function draftSettings(
  { base, history: { present }, query }: ViewStateDraft,
  { kind, document }: ViewOrigin,
): PageSettings {
  const settings =
    kind === 'saved'
      ? { ...settingsOf(document), ...changedOf(base, present) }
      : settingsOf(present);
  return query !== undefined && withoutComments(query) === settings.query
    ? { ...settings, query }
    : settings;
}

const startOf = ({ document }: ViewOrigin) => ({ base: document, history: historyOf(document) });

const changedOf = (base: ViewDocument, present: ViewDocument) =>
  changedSettings(settingsOf(base), settingsOf(present));

/**
 * Drafts that only change settings are rebased onto the latest saved version, so that they do not
 * hide what others saved in the meantime. The original base is kept for the merge on saving.
 */
function rebased(
  { base, history }: ViewStateDraft,
  { kind, document }: ViewOrigin,
): Pick<ViewState, 'base' | 'history'> {
  const { past, present, future } = history;
  const settingsOnly =
    past.length === 0 &&
    future.length === 0 &&
    sameContent(present, withSettings(base, settingsOf(present)));
  if (kind !== 'saved' || !settingsOnly || sameContent(base, document)) return { base, history };
  const now = settingsOf(document);
  return {
    base: withSettings(document, { ...now, ...changedOf(present, base) }),
    history: historyOf(withSettings(document, { ...now, ...changedOf(base, present) })),
  };
}
