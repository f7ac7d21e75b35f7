import type { FieldCatalogue } from './model/catalogue';

/** An index as searches see it. */
export type SearchedIndex = {
  name: string;
  setId: string;
  /** The qualified table of its messages, for SQL. */
  table: string;
  catalogue: FieldCatalogue;
  /** Timestamps of the first and last message in milliseconds since the epoch, if there are any. */
  first: number | undefined;
  last: number | undefined;
  /** Whether other indices hold some of its messages too. */
  hasCopies: boolean;
  /** The sequence number of its last message, which searches may not see yet. */
  lastSeq: number;
  /** Changes whenever messages are deleted. */
  generation: number;
};

/**
 * The indices a search needs: those of the sets (all if undefined) with messages from `from` to
 * `to`, exclusive.
 */
export type Wanted = {
  sets?: readonly string[] | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

export type Damage = { index: string; reason: string };

/** The indices of one search; none of them is closed before the lease is released. */
export type Lease = {
  /** Those that may hold messages of the window, oldest first; the empty index if there are none. */
  indices: readonly SearchedIndex[];
  /** The empty index. */
  nowhere: SearchedIndex;
  /** The fields of all open indices of the sets, whatever the window. */
  catalogues: readonly FieldCatalogue[];
  /** Indices of the search that cannot be read. */
  damaged: readonly Damage[];
  /** The sequence number of the last message that the search sees. */
  upTo: number;
  /** Aborted if an index has to be closed while the search still runs. */
  signal: AbortSignal;
  release(): void;
};
