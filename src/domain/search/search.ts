import type { TimeRange } from '../time-range/time-range';
import type { Kept } from './lossless';

/**
 * What a search asks the server for: rows, groups, events; by the name of its kind, otherwise as it
 * stands on the wire.
 */
export type SearchType = { readonly id: string; readonly type: string } & Readonly<
  Record<string, unknown>
>;

/**
 * One page of what is searched. `streams` are those of `filter`; none are all one may read.
 */
export type Query = Kept & {
  id: string;
  query: string;
  timerange: TimeRange;
  /** As it stands on the wire; see `streamsOf` and `withStreams`. */
  filter: unknown;
  filters: readonly unknown[];
  searchTypes: readonly SearchType[];
};

/** `id` is 24 hexadecimal characters. */
export type Search = Kept & {
  id: string;
  queries: readonly Query[];
  parameters: readonly unknown[];
};
