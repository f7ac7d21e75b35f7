import type { Query, Search, SearchType } from '@/contract/search';
import {
  canBeSliced,
  directionOf,
  stepOfPivot,
  withFixedIntervals,
  type Direction,
  type Span,
} from '@/domain/search/slices';
import { stepMillis, type Step } from '@/domain/time-range/steps';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** A window up to this long is searched at once, as it always was. */
export const LONGEST_WHOLE = 2 * DAY;
/** The first slice is a small part of the window, and never longer than a day. */
const FIRST_SHARE = 30;

/** How a search document is cut. */
export type SlicePlan = {
  query: Query;
  /** In milliseconds. */
  windowMs: number;
  firstMs: number;
  direction: Direction;
  /** The buckets that slices end with: the longest of the document. */
  step: Step | undefined;
  sliced: readonly SearchType[];
  /** What only the whole window can answer. */
  whole: readonly SearchType[];
  /** A document for one slice; `rows` false asks for as few messages as can be. */
  ofSlice: (range: TimeRange, options: { rows: boolean }) => Search;
  ofWhole: (range: AbsoluteRange) => Search;
};

/**
 * How to cut a document over a long window; undefined where it is better run as it is. Keywords
 * have to be resolved before.
 */
export function planSlices(search: Search): SlicePlan | undefined {
  const [query, ...others] = search.queries;
  const windowMs = query && windowLength(query.timerange);
  if (
    !query ||
    others.length > 0 ||
    windowMs === undefined ||
    windowMs <= LONGEST_WHOLE ||
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
  const steps = sliced.flatMap((type) => stepOfPivot(type, windowMs) ?? []);
  const documentOf = (timerange: TimeRange, types: readonly SearchType[]): Search => ({
    ...search,
    queries: [{ ...query, timerange, search_types: [...types] }],
  });
  return {
    query,
    windowMs,
    firstMs: Math.min(DAY, Math.max(HOUR, windowMs / FIRST_SHARE)),
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
    ofWhole: (range) => documentOf(range, whole),
  };
}

/** In milliseconds; Infinity for all time, undefined where only the server knows. */
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
 * The first slice in the words of the range: the server's clock says what "now" is, and its answer
 * freezes the window for all slices after it.
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

/** The whole window, from where the first slice turned out to be. */
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
