import { autoInterval, intervalText } from '../../time-range/interval';
import { bucketStart, nextBucket, stepMillis, stepOf, type Step } from '../../time-range/steps';

/** A stretch of time in milliseconds since the epoch; `to` does not belong to it. */
export type Span = { from: number; to: number };
/** From which end a window is searched: from the one whose rows are shown first. */
export type Direction = 'newest' | 'oldest';

type Sort = { field: string; order: 'ASC' | 'DESC' };
type TimeInterval =
  string | { type: 'auto'; scaling: number } | { type: 'timeunit'; timeunit: string };
type Group = {
  type: string;
  field?: string;
  fields?: string[];
  interval?: TimeInterval;
  limit?: number;
};
type SeriesShape = { type: string; id?: string; field?: string | null };
/**
 * What has to be known of a search type to tell whether it can be put together from slices of its
 * window.
 */
export type SliceableShape = {
  type: string;
  timerange?: unknown;
  offset?: number;
  sort?: readonly unknown[] | null;
  row_groups?: readonly unknown[];
  column_groups?: readonly unknown[];
  series?: readonly SeriesShape[];
};

/**
 * Sums of parts are the sum, the least of parts is the least; an average or a percentile of parts
 * is nothing.
 */
const MERGED_SERIES: ReadonlySet<string> = new Set(['count', 'sum', 'sumofsquares', 'min', 'max']);

/**
 * The order in which slices are searched: that of the first list of messages, newest first where
 * there is none.
 */
export function directionOf(types: readonly SliceableShape[]): Direction {
  const [sort] = types.find(({ type }) => type === 'messages')?.sort ?? [];
  return isSort(sort) && sort.field === 'timestamp' && sort.order === 'ASC' ? 'oldest' : 'newest';
}

/**
 * Whether the parts of a search type, each of a slice of the window, say exactly what the whole
 * would: rows by time from the first one on, and pivots of counts, sums, least and greatest values,
 * over all or by time alone, with at most one group of values as columns. One with a time range of
 * its own is no part of the window.
 */
export function canBeSliced(type: SliceableShape, direction: Direction): boolean {
  if (type.timerange != null) return false;
  switch (type.type) {
    case 'messages':
      return (type.offset ?? 0) === 0 && isByTime(type.sort ?? [], direction);
    case 'pivot':
      return isMergeablePivot(type);
    default:
      return false;
  }
}

function isByTime(sort: readonly unknown[], direction: Direction): boolean {
  const [first, ...others] = sort;
  if (first === undefined) return direction === 'newest';
  return (
    others.length === 0 &&
    isSort(first) &&
    first.field === 'timestamp' &&
    first.order === (direction === 'newest' ? 'DESC' : 'ASC')
  );
}

function isMergeablePivot({
  series = [],
  row_groups: rows = [],
  column_groups: columns = [],
  sort,
}: SliceableShape): boolean {
  if ((sort ?? []).length > 0 || !series.every(({ type }) => MERGED_SERIES.has(type))) return false;
  const byTime = rows.every(
    (group) => isGroup(group) && group.type === 'time' && fieldOf(group) === 'timestamp',
  );
  if (!byTime || rows.length > 1) return false;
  // Which values are shown is decided by how often they occur, so that has to be in the answer.
  const [column, ...others] = columns;
  return (
    column === undefined ||
    (others.length === 0 && isGroup(column) && column.type === 'values' && series.some(isCount))
  );
}

/** `count()`, whatever it is called. */
export const isCount = ({ type, field }: SeriesShape): boolean =>
  type === 'count' && (field ?? '') === '';

/** The step of a pivot by time, for a window of this length where the server is to choose it. */
export function stepOfPivot(
  { row_groups: [group] = [] }: SliceableShape,
  windowMs: number,
): Step | undefined {
  if (!isGroup(group) || group.type !== 'time') return undefined;
  return stepOf(fixedInterval(group.interval, windowMs));
}

/**
 * The search type with the interval that the whole window has, so that every slice is cut into the
 * same buckets.
 */
export function withFixedIntervals<Type extends SliceableShape>(
  type: Type,
  windowMs: number,
): Type {
  if (!type.row_groups) return type;
  const groups = type.row_groups.map((group) =>
    isGroup(group) && group.type === 'time'
      ? {
          ...group,
          interval: { type: 'timeunit', timeunit: fixedInterval(group.interval, windowMs) },
        }
      : group,
  );
  return { ...type, row_groups: groups };
}

function fixedInterval(interval: TimeInterval | undefined, windowMs: number): string {
  if (typeof interval === 'string') return interval;
  return interval?.type === 'timeunit'
    ? interval.timeunit
    : intervalText(autoInterval(windowMs, interval?.scaling ?? 1));
}

/**
 * The next slice of what is left. It ends where a bucket does, unless a bucket is longer than a
 * slice should be; a rest too small for a slice of its own goes with it.
 */
export function nextSlice(
  rest: Span,
  lengthMs: number,
  direction: Direction,
  step: Step | undefined,
): Span {
  const span = rest.to - rest.from;
  if (lengthMs >= span) return rest;
  const cut =
    direction === 'newest' ? lowerCut(rest, lengthMs, step) : upperCut(rest, lengthMs, step);
  const left = direction === 'newest' ? cut - rest.from : rest.to - cut;
  if (left < lengthMs / LEAST_REST) return rest;
  return direction === 'newest' ? { from: cut, to: rest.to } : { from: rest.from, to: cut };
}

const LEAST_REST = 4;

function lowerCut({ to }: Span, lengthMs: number, step: Step | undefined): number {
  const plain = to - lengthMs;
  if (!step) return plain;
  // A bucket longer than the slice is cut, but no slice reaches over its start.
  return stepMillis(step) <= lengthMs
    ? bucketStart(step, plain)
    : Math.max(plain, bucketStart(step, to - 1));
}

function upperCut({ from }: Span, lengthMs: number, step: Step | undefined): number {
  const plain = from + lengthMs;
  if (!step) return plain;
  const end = nextBucket(step, bucketStart(step, plain - 1));
  return stepMillis(step) <= lengthMs
    ? end
    : Math.min(plain, nextBucket(step, bucketStart(step, from)));
}

/** What is left of a window once a slice at its searched end is taken off. */
export function without(rest: Span, slice: Span, direction: Direction): Span {
  return direction === 'newest'
    ? { from: rest.from, to: slice.from }
    : { from: slice.to, to: rest.to };
}

/** Spans that touch become one; earliest first. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else if (span.to > span.from) found.push(span);
  }
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isGroup = (value: unknown): value is Group =>
  isRecord(value) && typeof value['type'] === 'string';
const isSort = (value: unknown): value is Sort =>
  isRecord(value) && typeof value['field'] === 'string';
const fieldOf = ({ field, fields }: Group): string | undefined =>
  field ?? (fields?.length === 1 ? fields[0] : undefined);
