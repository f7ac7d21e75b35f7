import type { AddressEntry } from '@/domain/search/view-state/address';
import type { ViewState } from '@/domain/search/view-state/view-state';

/** A browser history entry, as decoded for a view state. */
export type PageEntry = {
  entry: AddressEntry;
  /** The run id of an entry that does not carry one. */
  newRun: string;
};

/** Binds a view state to the address of its page. Only this part of it depends on the router. */
export type PageAddress = {
  /** As rendered. Navigations are transitions, so the router may already be ahead. */
  shown: PageEntry;
  /** The router's current entry; undefined once the page was left. */
  newest: () => PageEntry | undefined;
  /** Writes the view state into the current history entry or a new one. */
  write: (viewState: ViewState, how: { replace: boolean; scrolls: boolean }) => void;
  /** Stores the run of the view state in the current history entry and keeps its URL. */
  claim: (viewState: ViewState) => void;
  /** The shown entry was reached by Back or Forward, or it is the first one of the console. */
  isPop: boolean;
  /** The shown entry is not the one that the console was loaded with, or was navigated back to. */
  hasNavigated: () => boolean;
  /** Steps through the history in the direction of Back (-1) or Forward (1). */
  go: (by: number) => void;
  /** Focuses a widget, if Back or Forward removed the focused element. */
  reveal: (widgetId: string) => void;
};
