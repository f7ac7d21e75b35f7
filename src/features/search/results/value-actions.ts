import type { Fields } from '@/domain/exact';
import type { QueryChange } from './query-change';

/** What the page does for a reader of values. `columns` are those of the table, in order. */
export type ValueActions = {
  columns: readonly string[];
  onColumnsChange: (columns: string[]) => void;
  onQueryChange: (change: QueryChange) => void;
};

/** The uncut message: fetched in the background to copy, or shown in place of the cut one. */
export type Whole = { fetch: () => Promise<Fields>; show: () => void; loading: boolean; error: Error | null };
