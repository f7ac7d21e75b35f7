import type { TimeRange } from '../time-range/time-range';
import type { Kept } from './lossless';

/**
 * A request for rows, groups or events. Only `id` and `type` are known here; the rest is in wire
 * format.
 */
export type SearchType = { readonly id: string; readonly type: string } & Readonly<
  Record<string, unknown>
>;

/**
 * The search of one page of a view. `streams` are those in `filter`; an empty list means all
 * readable streams.
 */
export type Query = Kept & {
  id: string;
  query: string;
  timerange: TimeRange;
  /** In wire format; see `streamsOf` and `withStreams`. */
  filter: unknown;
  filters: readonly unknown[];
  searchTypes: readonly SearchType[];
};

/** `id` has 24 hexadecimal characters. */
export type Search = Kept & {
  id: string;
  queries: readonly Query[];
  parameters: readonly unknown[];
};
