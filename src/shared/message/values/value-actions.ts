import type { Fields, FieldValue } from '@/domain/exact';
import type { QueryChange } from './query-change';

/** What the page does for a reader of values. `columns` are those of the table, in order. */
export type ValueActions = {
  columns: readonly string[];
  /** Told of the columns as they are by then, which may be ahead of those shown. */
  onColumnsChange: (change: (columns: readonly string[]) => string[]) => void;
  onQueryChange: (change: QueryChange) => void;
};

/**
 * What can be done with the fields of one message. What a page has no use for is left out and not
 * shown.
 */
export type FieldActions = {
  column?: { isShown: (field: string) => boolean; toggle: (field: string) => void };
  onQueryChange?: (change: QueryChange) => void;
  /** The address of a search for nothing but this value. */
  searchPath: (field: string, value: FieldValue) => string;
  /** The address of this value's way through all streams, around the time of the message. */
  followPath?: (field: string, value: FieldValue) => string;
};

/** The uncut message: fetched in the background to copy, or shown in place of the cut one. */
export type Whole = {
  fetch: () => Promise<Fields>;
  show: () => void;
  loading: boolean;
  error: Error | null;
};
