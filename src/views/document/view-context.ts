import { createContext, useContext } from 'react';
import type { ViewChange } from '@/domain/search/edit-view';
import type { ViewDocument, ViewState } from '@/domain/search/view';
import type { SearchAddress } from '@/views/session/search-address';

export type EditedView = {
  /** As it is on the page, with what the address says. */
  view: ViewDocument;
  /** Of its one query. */
  state: ViewState;
  /**
   * The name that its unsaved changes are kept under; what is being typed in forms about it begins
   * its own name with it.
   */
  draftKey: string;
  /** As a function, a change of the view as it is by then. */
  edit: (change: ViewChange | ((now: ViewDocument) => ViewChange)) => void;
  undo: () => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
  /** What is on the page is not what was saved, or what a new search begins with. */
  isDirty: boolean;
  /** What the changes were made of: the view as it was loaded, or a new one. */
  base: ViewDocument;
  isSaved: boolean;
  /** It was begun here, and has never been stored or sent. */
  isNew: boolean;
  /** What the address of the page says, and how that is changed. */
  address: SearchAddress;
  /** Back to what was loaded, with its address. */
  reset: () => void;
  /** Puts another version in the place of this one; one step of the history. */
  replace: (document: ViewDocument) => void;
  /** As it is by now, which may be ahead of what is on the page. */
  newest: () => Pick<EditedView, 'view' | 'base' | 'isDirty'>;
  /**
   * Forgets the changes: they are saved. `goesOn` is what was stored with what was changed since,
   * which is then its one change.
   */
  forget: (goesOn?: { stored: ViewDocument; since: ViewDocument }) => void;
};

export const ViewContext = createContext<EditedView | undefined>(undefined);

/** The view of the search page. */
export function useView(): EditedView {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView() needs a ViewProvider around it.');
  return view;
}
