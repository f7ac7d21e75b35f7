import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ulid } from 'ulid';
import { sameJson } from '@/domain/same-json';
import type { AddressEntry, Focus } from '@/domain/search/view-state/address';
import { leaveEditor } from '@/domain/search/view-state/leave-editor';
import {
  entryOf,
  goneBackTo,
  reduceViewState,
  rested,
  type ViewStateAction,
} from '@/domain/search/view-state/reduce-view-state';
import {
  documentOf,
  draftOf,
  openViewState,
  type ViewState,
  type ViewStateDraft,
  type ViewOrigin,
} from '@/domain/search/view-state/view-state';
import { queryOfPage } from '@/domain/search/view/pages';
import { stateOf } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { sitting } from '@/shared/drafts/sitting';
import { useDraft } from '@/shared/drafts/use-draft';
import type { PageAddress } from './page-address';

export type Dispatch = (action: ViewStateAction | ((now: ViewState) => ViewStateAction)) => void;

export type ViewStateBinding = {
  /** As rendered. */
  viewState: ViewState;
  /**
   * Includes dispatched changes that are not rendered yet; after leaving the page, its last
   * view state.
   */
  newest: () => ViewState;
  /** Reduces the latest view state, and writes its draft and its address. */
  dispatch: Dispatch;
};

/**
 * Binds a view state to its draft in this browser and to the address of its page. It holds nothing
 * itself: the rendered view state is derived from both, and each change applies to their latest
 * values.
 */
export function useViewStateBinding(
  origin: ViewOrigin,
  draftKey: string,
  address: PageAddress,
): ViewStateBinding {
  const [draft] = useDraft<ViewStateDraft | undefined>(draftKey, undefined);
  const { shown, newest: newestEntry, write, claim, isPop, hasNavigated, go, reveal } = address;
  // Navigations are rendered later than drafts: a new draft is shown with the address it belongs to,
  // never with the page that it has removed.
  const viewState = useMemo(() => {
    const { entry, newRun } = newestEntry() ?? shown;
    return openViewState(origin, draft, entry, newRun);
  }, [origin, draft, shown, newestEntry]);
  // The last view state that was written; Back within a run must not undo it.
  const written = useRef(viewState);
  const hasOpened = useRef(false);

  const read = useCallback((): { viewState: ViewState; isCurrentPage: boolean } => {
    const at = newestEntry();
    const stored = journal.get(draftKey) as ViewStateDraft | undefined;
    const { run, focus } = written.current;
    if (!at)
      return {
        viewState: openViewState(origin, stored, entryOf(written.current), run.id),
        isCurrentPage: false,
      };
    const entered = at.entry.run ?? { id: at.newRun, step: 0, carried: false };
    if (entered.id === run.id && entered.step !== run.step)
      return {
        viewState: leaveEditor(
          focus,
          reduceViewState(
            openViewState(origin, stored, entryOf(written.current), run.id),
            { type: 'navigate', entry: { ...at.entry, run: entered } },
            { now: Date.now(), newRun: at.newRun, sitting: sitting() },
          ),
        ),
        isCurrentPage: true,
      };
    return {
      viewState: leaveEditor(focus, openViewState(origin, stored, at.entry, at.newRun)),
      isCurrentPage: true,
    };
  }, [origin, draftKey, newestEntry]);

  const dispatch = useCallback<Dispatch>(
    (action) => {
      const { viewState: before, isCurrentPage } = read();
      const resolved = typeof action === 'function' ? action(before) : action;
      const next = reduceViewState(before, resolved, {
        now: Date.now(),
        newRun: ulid(),
        sitting: sitting(),
      });
      written.current = next;
      if (hasDraft(draftKey) || isEdited(before, next)) keepDraft(draftKey, next);
      if (!isCurrentPage || sameJson(entryOf(before), entryOf(next))) return;
      const isSameEntry = next.run.id === before.run.id && next.run.step === before.run.step;
      write(next, { replace: isSameEntry, scrolls: resolved.type !== 'look' && !isSameEntry });
    },
    [read, draftKey, write],
  );

  // Handles navigations from outside the view state: Back, Forward, a link, or an address without
  // parameters.
  useEffect(() => {
    const { viewState: found, isCurrentPage } = read();
    if (!isCurrentPage) return;
    const opened = rested(found);
    const before = written.current;
    const isOther = hasOpened.current ? before.run.id !== opened.run.id : hasNavigated();
    const now = isPop && isOther && shown.entry.run ? goneBackTo(opened) : opened;
    if (hasDraft(draftKey) || (hasOpened.current && isEdited(before, now)))
      keepDraft(draftKey, now);
    hasOpened.current = true;
    written.current = now;
    if (sameJson(newestEntry()?.entry, shown.entry)) {
      if (!matchesViewState(shown.entry, now)) write(now, { replace: true, scrolls: false });
      else if (shown.entry.run === undefined) claim(now);
    }
    if (!isPop || before.run.id !== now.run.id || before.run.step === now.run.step) return;
    const [left, entered] = [focusedWidget(before), focusedWidget(now)];
    // Skip an entry that would show the same, such as that of a removed widget.
    const isSame =
      shownPage(before) === shownPage(now) &&
      editedWidget(before) === editedWidget(now) &&
      sameJson(before.overrides.variables, now.overrides.variables);
    if (left === entered && isSame) go(now.run.step < before.run.step ? -1 : 1);
    else reveal(entered ?? left ?? editedWidget(before) ?? '');
  }, [shown, read, newestEntry, draftKey, write, claim, isPop, hasNavigated, go, reveal]);

  return useMemo(
    () => ({ viewState, newest: () => read().viewState, dispatch }),
    [viewState, read, dispatch],
  );
}

/** Whether an entry matches the view state, ignoring the run. */
function matchesViewState(entry: AddressEntry, viewState: ViewState): boolean {
  const { settings, overrides, focus } = entryOf(viewState);
  return sameJson(
    { settings: entry.settings, overrides: entry.overrides, focus: entry.focus },
    { settings, overrides, focus },
  );
}

const shownPage = (viewState: ViewState): string =>
  queryOfPage(documentOf(viewState), viewState.focus.page).id;

/** The maximized widget; undefined also if it no longer exists. */
const focusedWidget = (viewState: ViewState) => existing(viewState, focusedIn(viewState.focus));

/** The widget whose editor is open; undefined also if it no longer exists. */
const editedWidget = (viewState: ViewState) =>
  existing(viewState, viewState.focus.editing && viewState.focus.widget);

function existing(viewState: ViewState, id: string | undefined): string | undefined {
  return stateOf(documentOf(viewState), shownPage(viewState)).widgets.find(
    (widget) => widget.id === id,
  )?.id;
}

export const focusedIn = ({ widget, focusing }: Focus): string | undefined =>
  focusing ? widget : undefined;

const hasDraft = (draftKey: string): boolean => journal.get(draftKey) !== undefined;

/**
 * Whether users changed something. What only the address says is no unsaved work: a draft of it
 * would be offered after someone else's link was merely looked at.
 */
const isEdited = (before: ViewState, now: ViewState): boolean =>
  before.origin.document === now.origin.document &&
  (before.history.present !== now.history.present || before.query !== now.query) &&
  !sameJson(draftOf(before), draftOf(now));

/** Flushes each change right away: edits are discrete, and a crash must not lose one. */
export function keepDraft(draftKey: string, viewState: ViewState): void {
  const before = journal.get(draftKey) as ViewStateDraft | undefined;
  const draft = draftOf(viewState);
  if (!draft) journal.discard(draftKey);
  else if (
    before?.base !== draft.base ||
    before.query !== draft.query ||
    before.history.present !== draft.history.present ||
    before.history.past !== draft.history.past ||
    before.history.future !== draft.history.future ||
    before.history.typing !== draft.history.typing
  )
    journal.set(draftKey, draft);
  void journal.flush();
}
