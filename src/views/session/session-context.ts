import { createContext, useContext } from 'react';
import type { ViewChange } from '@/domain/search/edit-view';
import type { Focus, PageOverrides } from '@/domain/search/session/address';
import type { PageSettings } from '@/domain/search/session/page-settings';
import type { SettingsChange } from '@/domain/search/session/reduce-session';
import type { ViewDocument, ViewState } from '@/domain/search/view';
import type { SearchRequest } from '@/views/execution/search-request';

export type SearchState = PageSettings & PageOverrides;

/** A change of the page; as a function, one of what the page is about by then. */
export type ChangeOf<Change> = Change | ((now: SearchState) => Change);

export const changeOf = <Change>(change: ChangeOf<Change>, now: SearchState): Change =>
  typeof change === 'function' ? (change as (now: SearchState) => Change)(now) : change;

/** The settings, the run and the focus of a page, which its address says. */
export type SearchPageState = {
  /** Query (as typed), range, streams, sort, columns, auto refresh. */
  state: SearchState;
  /** What the state asks of the server. The same object while it asks the same. */
  request: SearchRequest;
  /** Sets apart two runs of the same search. Back and Forward find the run that they left. */
  run: string;
  /** The part of the results that is looked at. */
  focus: Focus;
  /** The opened message comes from another search and may not be in this one. */
  carried: boolean;
  /** The address names a time range that cannot be read. */
  unreadableRange: boolean;
  /** Runs a search: a new entry of the history. */
  execute: (change: ChangeOf<SettingsChange>) => void;
  /** Changes how the results are shown, in the same entry and without a run. */
  present: (change: ChangeOf<Pick<SettingsChange, 'columns' | 'refresh' | 'follow'>>) => void;
  /** Looks at another part of the results; `asStep` makes an entry that Back returns from. */
  look: (change: (now: Focus) => Focus, asStep?: boolean) => void;
};

/** The view of a page with its changes, and how it is changed. */
export type PageSession = {
  /** As the page shows it, with the settings of the page. */
  view: ViewDocument;
  /** Of its one query. */
  state: ViewState;
  /** Names its drafts; drafts of forms about it begin their own name with it. */
  draftKey: string;
  page: SearchPageState;
  /** As a function, a change of the view as it is by then. */
  edit: (change: ViewChange | ((now: ViewDocument) => ViewChange)) => void;
  undo: () => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
  /** Differs from what was saved, or from what a new search begins with. */
  isDirty: boolean;
  isSaved: boolean;
  /** Begun here, and never stored or sent. */
  isNew: boolean;
  /** Back to what was loaded, with its address. */
  reset: () => void;
  /** Puts another version in the place of this one; can be undone. */
  replace: (document: ViewDocument) => void;
  /** As it is by now, which may be ahead of the page. `base` is what its changes were made to. */
  newest: () => { view: ViewDocument; base: ViewDocument; isDirty: boolean };
  /**
   * Goes on with the view as it was stored, without a run. `since` is that view with what was
   * changed while it was being stored, which stays an unsaved change.
   */
  continueWith: (
    stored: ViewDocument,
    progress: { since: ViewDocument | undefined; isNew: boolean },
  ) => Promise<void>;
  /** Drops all changes and shows the stored view, with a run. */
  restartWith: (stored: ViewDocument) => void;
};

export const SessionContext = createContext<PageSession | undefined>(undefined);

/** The view of the page. */
export function useView(): PageSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useView() needs a SessionProvider around it.');
  return session;
}
