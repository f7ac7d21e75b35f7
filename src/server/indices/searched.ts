import type { FieldCatalogue } from './catalogue';

/** An index as searches see it. */
export type SearchedIndex = {
  name: string;
  setId: string;
  /** The qualified table of its messages, for SQL. */
  table: string;
  catalogue: FieldCatalogue;
  /**
   * Timestamps of its first and last message in milliseconds since the epoch; undefined where it
   * has none.
   */
  first: number | undefined;
  last: number | undefined;
  /** Whether other indices hold some of its messages, too. */
  hasCopies: boolean;
  /** Its last message, among which may be some that are not shown yet. */
  lastSeq: number;
  /** Another one after anything but an addition happened to its messages. */
  generation: number;
};

/**
 * Which indices a search needs: those of the sets (undefined: all) with messages in a window of
 * time, `to` exclusive.
 */
export type Wanted = {
  sets?: readonly string[] | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

export type Damage = { index: string; reason: string };

/** The indices of one search: none of them goes before it is released. */
export type Lease = {
  /**
   * Those that may hold messages of the window, in the order they were made; an empty one where
   * there are none.
   */
  indices: readonly SearchedIndex[];
  /** Has no messages. */
  nowhere: SearchedIndex;
  /** What all open indices of the sets know of fields, whatever the window. */
  catalogues: readonly FieldCatalogue[];
  /** Those that belong to the search but cannot be read, and why. */
  damaged: readonly Damage[];
  /** The last message that was stored when the search began. */
  upTo: number;
  /** Aborted when an index must go although the search still runs. */
  signal: AbortSignal;
  release(): void;
};
