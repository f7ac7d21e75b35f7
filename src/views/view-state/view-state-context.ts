import { createContext, useContext } from 'react';
import type { ViewChange } from '@/domain/search/view/edit-view';
import type { Focus, PageOverrides } from '@/domain/search/view-state/address';
import type { PageSettings } from '@/domain/search/view-state/page-settings';
import type { SettingsChange } from '@/domain/search/view-state/reduce-view-state';
import type { ViewDocument, QueryState } from '@/domain/search/view/view';
import type { SearchRequest } from '@/views/execution/search-request';

export type SearchState = PageSettings & PageOverrides;

/** A change of the page, or a function that derives it from the latest state. */
export type ChangeOf<Change> = Change | ((now: SearchState) => Change);

export const changeOf = <Change>(change: ChangeOf<Change>, now: SearchState): Change =>
  typeof change === 'function' ? (change as (now: SearchState) => Change)(now) : change;

/** The settings, run and focus of a page, as stored in its address. */
export type SearchPageState = {
  /** Query (as typed), range, streams, sort, columns and auto refresh. */
  state: SearchState;
  /** The search request of the state; stable while the search is unchanged. */
  request: SearchRequest;
  /** Distinguishes runs of the same search. Back and Forward return to the run they left. */
  run: string;
  /** The focused or edited widget and the opened message. */
  focus: Focus;
  /** The opened message was carried over from another search and may not be in this one. */
  carried: boolean;
  /** Runs a search in a new history entry. */
  execute: (change: ChangeOf<SettingsChange>) => void;
  /** Changes the presentation of the results, in the same history entry and without a run. */
  present: (change: ChangeOf<Pick<SettingsChange, 'columns' | 'refresh' | 'follow'>>) => void;
  /** Chooses values of variables in a new history entry and without a run, null for the default. */
  choose: (variables: Readonly<Record<string, readonly string[] | null>>) => void;
  /** Changes the focus; with `asStep` in a new history entry, so that Back returns from it. */
  look: (change: (now: Focus) => Focus, asStep?: boolean) => void;
  /** Closes the editor of a widget; one that is new and was not applied is gone. */
  cancelEditing: () => void;
};

/** The view of a page with its unsaved changes, and the actions on it. */
export type OpenView = {
  /** Changes have no effect, as in full screen. */
  isReadOnly?: true;
  /**
   * As rendered, with the settings in the address; of a dashboard only the shown page, with the
   * filter as its query and range, and with the values of the variables in its query.
   */
  view: ViewDocument;
  /** As rendered, with all pages, without the filter and the values of variables. */
  whole: ViewDocument;
  /** The version of the whole view that unsaved changes are based on. */
  base: ViewDocument;
  /** The state of the only query of the view. */
  state: QueryState;
  /** The shown page. */
  pageId: string;
  /** The key of its draft, and the prefix of related form drafts. */
  draftKey: string;
  page: SearchPageState;
  /** A function derives the change from the latest version of the shown page. */
  edit: (change: ViewChange | ((now: ViewDocument) => ViewChange)) => void;
  undo: () => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Differs from the saved version, or from a new search. */
  isDirty: boolean;
  isSaved: boolean;
  /** Created on this page and never saved or sent. */
  isNew: boolean;
  /** Resets the view and the address to what was loaded. */
  reset: () => void;
  /** Replaces the whole view by another version; can be undone. */
  replace: (document: ViewDocument) => void;
  /**
   * The latest view with all pages, which may be ahead of what is rendered. `base` is the version its changes are
   * based on.
   */
  newest: () => { view: ViewDocument; base: ViewDocument; isDirty: boolean };
  /**
   * Continues with the saved view without a run. `since` is that view with the edits made while
   * saving, which remain unsaved changes.
   */
  continueWith: (
    stored: ViewDocument,
    progress: { since: ViewDocument | undefined; isNew: boolean },
  ) => Promise<void>;
  /** Discards all changes and shows the stored view, with a run. */
  restartWith: (stored: ViewDocument) => void;
};

export const ViewStateContext = createContext<OpenView | undefined>(undefined);

export function useView(): OpenView {
  const openView = useContext(ViewStateContext);
  if (!openView) throw new Error('useView() needs a ViewStateProvider around it.');
  return openView;
}
