import type { AddressEntry } from '@/domain/search/session/address';
import type { SearchSession } from '@/domain/search/session/session';

/** A browser history entry, as decoded for a session. */
export type PageEntry = {
  entry: AddressEntry;
  /** New for each navigation; used as the run id of entries that do not carry one. */
  key: string;
};

/** Binds a session to the address of its page. The only part of it that depends on the router. */
export type PageAddress = {
  /** As rendered. Navigations are transitions, so the router may already be ahead. */
  shown: PageEntry;
  /** The router's current entry; undefined once the page was left. */
  newest: () => PageEntry | undefined;
  /** Writes the session into the current history entry or a new one. */
  write: (session: SearchSession, how: { replace: boolean; scrolls: boolean }) => void;
  /** The shown entry was reached by Back or Forward. */
  isPop: boolean;
  /** Steps through the history in the direction of Back (-1) or Forward (1). */
  go: (by: number) => void;
  /** Focuses a widget, if Back or Forward removed the focused element. */
  reveal: (widgetId: string) => void;
};
