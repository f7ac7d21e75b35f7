import type { AddressEntry } from '@/domain/search/session/address';
import type { SearchSession } from '@/domain/search/session/session';

/** An entry of the browser's history as the page of a session reads it. */
export type PageEntry = {
  entry: AddressEntry;
  /** New for each navigation; names the run of entries that come from elsewhere. */
  key: string;
};

/** How a session is bound to the address of its page. The only part of it that knows the router. */
export type PageAddress = {
  /** As the page shows it. Navigations are transitions: the router may already be elsewhere. */
  shown: PageEntry;
  /** As the router has it by now; undefined once the page was left. */
  newest: () => PageEntry | undefined;
  /** Says the session, in this history entry or in a new one. */
  write: (session: SearchSession, how: { replace: boolean; scrolls: boolean }) => void;
  /** The shown entry was reached with Back or Forward. */
  isPop: boolean;
  /** Goes on in the direction of Back (-1) or Forward (1). */
  go: (by: number) => void;
  /** Gives a widget the focus that was lost with what Back or Forward took away. */
  reveal: (widgetId: string) => void;
};
