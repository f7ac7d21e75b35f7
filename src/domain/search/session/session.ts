import { withoutComments } from '../../query/comments';
import { historyOf, type History } from '../history';
import { sameContent, sameExceptSearchTypes } from '../same-content';
import type { ViewDocument } from '../view';
import type { AddressEntry, Focus, PageOverrides, Run } from './address';
import { changedSettings, settingsOf, withSettings, type PageSettings } from './page-settings';

/** A new search, one that is stored on the server, or one that came in the fragment of a link. */
export type SessionKind = 'new' | 'saved' | 'linked';

/** The document that a session is about, as it was loaded or as new searches begin. */
export type SessionOrigin = { kind: SessionKind; document: ViewDocument };

/**
 * Everything that a page of searching is about. It is derived from three things only: the origin,
 * the draft in this browser, and the current history entry. `openSession` reads them, `draftOf` and
 * `writeAddress` write them, `reduceSession` makes the next session of an action.
 */
export type SearchSession = {
  origin: SessionOrigin;
  /** The version that the changes were made to; what saving merges against. */
  base: ViewDocument;
  /** `present` is what the page shows, with the settings of the address. */
  history: History<ViewDocument>;
  /** The query as typed, comments included; the document has it without them. */
  query: string;
  overrides: PageOverrides;
  focus: Focus;
  run: Run;
  unreadableRange: boolean;
};

/** The part of a session that this browser keeps until it is saved or reset. */
export type SessionDraft = {
  base: ViewDocument;
  history: History<ViewDocument>;
  /** The query as typed; left out where it has no comments. */
  query?: string;
};

export const documentOf = ({ history }: SearchSession): ViewDocument => history.present;

/** The settings of the page, with the query as typed. */
export const pageSettingsOf = (session: SearchSession): PageSettings => ({
  ...settingsOf(documentOf(session)),
  query: session.query,
});

/**
 * Opens what an address means, with the changes of the draft. A saved search that is opened by its
 * bare address resumes where the draft was left. In all other cases the address decides about the
 * settings and the draft about the rest.
 */
export function openSession(
  origin: SessionOrigin,
  draft: SessionDraft | undefined,
  entry: AddressEntry,
  newRun: string,
): SearchSession {
  const kept = draft && isUnsaved(draft, origin.document) ? draft : undefined;
  const { base, history } = kept ? rebased(kept, origin) : startOf(origin);
  const settings = kept && resumes(origin, entry) ? leftSettings(kept, origin) : entry.settings;
  return {
    origin,
    base,
    history: { ...history, present: withSettings(history.present, settings) },
    query: settings.query,
    overrides: entry.overrides,
    focus: entry.focus,
    run: entry.run ?? { id: newRun, step: 0, carried: false },
    unreadableRange: entry.unreadableRange,
  };
}

/** What has to be kept of a session; undefined if the origin and the address say everything. */
export function draftOf({
  origin: { kind, document },
  base,
  history,
  query,
}: SearchSession): SessionDraft | undefined {
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
 * Whether the page shows something else than what was saved, or than a new search begins with. A
 * link's search is nowhere saved.
 */
export function isDirty({ origin: { kind, document }, base, history }: SearchSession): boolean {
  if (kind === 'linked') return true;
  const { present } = history;
  if (kind === 'new') return !sameContent(present, withSettings(base, settingsOf(present)));
  return !sameContent(present, base) || !sameContent(present, document);
}

/**
 * Whether a draft still counts. Changes that were all undone do not: what others saved in the
 * meantime is shown then. Neither do changes that were saved just before the page closed.
 */
export const isUnsaved = (
  { base, history: { present } }: SessionDraft,
  saved: ViewDocument,
): boolean =>
  sameContent(base, saved) ||
  !(sameContent(base, present) || sameExceptSearchTypes(present, saved));

/**
 * Whether an address of a saved search says something else than the user's own unsaved changes of
 * it: then it is somebody's link, which is shown beside those changes. Entries that the page itself
 * made carry a run.
 */
export function contradictsDraft(
  origin: SessionOrigin,
  draft: SessionDraft | undefined,
  entry: AddressEntry,
): boolean {
  if (!entry.given || entry.run !== undefined) return false;
  if (!draft || !isUnsaved(draft, origin.document)) return false;
  const own = withoutCommentsIn(leftSettings(draft, origin));
  const { settings } = entry;
  return Object.keys(changedSettings(own, withoutCommentsIn(settings))).length > 0;
}

/** The settings that a draft was left with: its own changes, on top of what is saved by now. */
export function leftSettings(
  { base, history: { present }, query }: SessionDraft,
  { document }: SessionOrigin,
): PageSettings {
  const settings = { ...settingsOf(document), ...changedOf(base, present) };
  return query !== undefined && withoutComments(query) === settings.query
    ? { ...settings, query }
    : settings;
}

const resumes = ({ kind }: SessionOrigin, { given, run }: AddressEntry) =>
  kind === 'saved' && !given && run === undefined;

const startOf = ({ document }: SessionOrigin) => ({ base: document, history: historyOf(document) });

const changedOf = (base: ViewDocument, present: ViewDocument) =>
  changedSettings(settingsOf(base), settingsOf(present));

const withoutCommentsIn = (settings: PageSettings): PageSettings => ({
  ...settings,
  query: withoutComments(settings.query),
});

/**
 * Changes of settings alone do not hide what others saved in the meantime: they are made to the
 * newest version then. What those settings were before stays known, for the merge when saving.
 */
function rebased(
  { base, history }: SessionDraft,
  { kind, document }: SessionOrigin,
): Pick<SearchSession, 'base' | 'history'> {
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
