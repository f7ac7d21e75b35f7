import type { Query, Search, SearchType } from '@/contract/search';
import {
  canBeSliced,
  directionOf,
  stepOfPivot,
  withFixedIntervals,
  type Direction,
  type Span,
} from '@/domain/search/slices/slices';
import { stepMillis, type Step } from '@/domain/time-range/steps';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** Windows up to this length run in a single request. */
export const MAX_UNSLICED = 2 * DAY;
/** The first slice is this fraction of the window, and at most a day. */
const FIRST_FRACTION = 30;

/** How a search document is split into slices. */
export type SlicePlan = {
  query: Query;
  /** Length of the window in milliseconds. */
  windowMs: number;
  firstMs: number;
  direction: Direction;
  /** Slices align with these buckets, the longest ones in the document. */
  step: Step | undefined;
  sliced: readonly SearchType[];
  /** Search types that need the whole window. */
  whole: readonly SearchType[];
  /**
   * The search document of one slice; with `rows: false` it requests as few messages as possible.
   */
  ofSlice: (range: TimeRange, options: { rows: boolean }) => Search;
  ofWhole: (range: AbsoluteRange) => Search;
};

/**
 * Plans the slices of a document with a long window; undefined if it should run whole. Keywords
 * must be resolved before.
 */
export function planSlices(search: Search): SlicePlan | undefined {
  const [query, ...others] = search.queries;
  const windowMs = query && windowLength(query.timerange);
  if (
    !query ||
    others.length > 0 ||
    windowMs === undefined ||
    windowMs <= MAX_UNSLICED ||
    windowMs === Infinity
  )
    return undefined;
  const direction = directionOf(query.search_types);
  const sliced = query.search_types
    .filter((type) => canBeSliced(type, direction))
    .map((type) => withFixedIntervals(type, windowMs));
  if (sliced.length === 0) return undefined;
  const ids = new Set(sliced.map(({ id }) => id));
  const whole = query.search_types.filter(({ id }) => !ids.has(id));
  const sources = query.search_types.filter(
    ({ id }) => ids.has(id) && whole.some(({ timerange }) => isSourceOf(timerange, id)),
  );
  const steps = sliced.flatMap((type) => stepOfPivot(type, windowMs) ?? []);
  const documentOf = (timerange: TimeRange, types: readonly SearchType[]): Search => ({
    ...search,
    queries: [{ ...query, timerange, search_types: [...types] }],
  });
  return {
    query,
    windowMs,
    firstMs: Math.min(DAY, Math.max(HOUR, windowMs / FIRST_FRACTION)),
    direction,
    step: steps.toSorted((one, other) => stepMillis(other) - stepMillis(one))[0],
    sliced,
    whole,
    ofSlice: (range, { rows }) =>
      documentOf(
        range,
        rows
          ? sliced
          : sliced.map((type) => (type.type === 'messages' ? { ...type, limit: 1 } : type)),
      ),
    // Earlier windows are known only beside what they are earlier than.
    ofWhole: (range) => documentOf(range, [...sources, ...whole]),
  };
}

const isSourceOf = (timerange: SearchType['timerange'], id: string) =>
  timerange?.type === 'offset' && timerange.id === id;

/** In milliseconds; Infinity for all time, undefined if only the server can tell. */
export function windowLength(range: TimeRange): number | undefined {
  switch (range.type) {
    case 'relative':
      if ('range' in range) return range.range === 0 ? Infinity : range.range * SECOND;
      return (range.from - (range.to ?? 0)) * SECOND;
    case 'absolute':
      return Date.parse(range.to) - Date.parse(range.from);
    case 'keyword':
      return undefined;
  }
}

/**
 * Keeps the first slice relative: the server's clock decides what "now" is, and the response
 * freezes the window for all later slices.
 */
export function firstRange({
  query: { timerange },
  firstMs,
  windowMs,
  direction,
}: SlicePlan): TimeRange {
  if (timerange.type === 'relative') {
    const [from, to] =
      'range' in timerange ? [timerange.range, 0] : [timerange.from, timerange.to ?? 0];
    const first = Math.ceil(firstMs / SECOND);
    return direction === 'newest'
      ? { type: 'relative', from: to + first, ...(to > 0 && { to }) }
      : { type: 'relative', from, to: from - first };
  }
  if (timerange.type !== 'absolute') return timerange;
  const [from, to] = [Date.parse(timerange.from), Date.parse(timerange.to)];
  const length = Math.min(firstMs, windowMs);
  return rangeOf(direction === 'newest' ? { from: to - length, to } : { from, to: from + length });
}

/** The whole window, computed from the effective range of the first slice. */
export function frozenWindow(
  { query: { timerange }, windowMs, direction }: SlicePlan,
  first: Span,
): Span {
  if (timerange.type === 'absolute') return spanOf(timerange);
  return direction === 'newest'
    ? { from: first.to - windowMs, to: first.to }
    : { from: first.from, to: first.from + windowMs };
}

export const spanOf = ({ from, to }: AbsoluteRange): Span => ({
  from: Date.parse(from),
  to: Date.parse(to),
});
export const rangeOf = ({ from, to }: Span): AbsoluteRange => ({
  type: 'absolute',
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});
