import type { Fields, FieldValue } from '@/domain/exact';
import type { TimeRange } from '@/domain/time-range/time-range';
import type { QueryChange } from './query-change';

/** Actions that the page provides for values. `columns` are those of the table, in order. */
export type ValueActions = {
  columns: readonly string[];
  /** `change` receives the current columns, which may be newer than the rendered ones. */
  onColumnsChange: (change: (columns: readonly string[]) => string[]) => void;
  onQueryChange: (change: QueryChange) => void;
};

/** Actions on the fields of one message; omitted ones are not shown. */
export type FieldActions = {
  column?: { isShown: (field: string) => boolean; toggle: (field: string) => void };
  onQueryChange?: (change: QueryChange) => void;
  /** Where a search for only this value looks; all time by default. */
  searchRange?: TimeRange | undefined;
  /** The URL of a search for this value in all streams, around the time of the message. */
  followPath?: (field: string, value: FieldValue) => string;
  /** The URL of the form of a stream for messages with this value. */
  newStreamPath?: (field: string) => string;
};

/**
 * The full message: fetched in the background for copying, or shown instead of the truncated one.
 */
export type Whole = {
  fetch: () => Promise<Fields>;
  show: () => void;
  loading: boolean;
  error: Error | null;
};
