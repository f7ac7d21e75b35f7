import { autoInterval, intervalText } from '../../time-range/interval';
import { bucketStart, nextBucket, stepMillis, stepOf, type Step } from '../../time-range/steps';

/** A time span in milliseconds since the epoch; `to` is exclusive. */
export type Span = { from: number; to: number };
/** The end of a window that is searched first: the one whose rows are shown first. */
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
/** The parts of a search type that determine whether it can be searched in slices. */
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
 * Metrics of slices that can be merged into the metric of the whole. Averages and percentiles
 * cannot.
 */
const MERGED_SERIES: ReadonlySet<string> = new Set(['count', 'sum', 'sumofsquares', 'min', 'max']);

/**
 * The order in which slices are searched: that of the first message list, newest first without one.
 */
export function directionOf(types: readonly SliceableShape[]): Direction {
  const [sort] = types.find(({ type }) => type === 'messages')?.sort ?? [];
  return isSort(sort) && sort.field === 'timestamp' && sort.order === 'ASC' ? 'oldest' : 'newest';
}

/**
 * Whether merged slices are equivalent to a search of the whole window: for rows sorted by time
 * from the first one on, and for pivots of counts, sums, minimums and maximums, in total or by
 * time, with at most one value pivot as columns. Search types with their own time range are not
 * part of the window.
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
  // Columns are chosen by frequency, so the answer must contain the count.
  const [column, ...others] = columns;
  return (
    column === undefined ||
    (others.length === 0 && isGroup(column) && column.type === 'values' && series.some(isCount))
  );
}

/** `count()`, under any name. */
export const isCount = ({ type, field }: SeriesShape): boolean =>
  type === 'count' && (field ?? '') === '';

/**
 * The time step of a pivot; automatic intervals depend on the length of the window in milliseconds.
 */
export function stepOfPivot(
  { row_groups: [group] = [] }: SliceableShape,
  windowMs: number,
): Step | undefined {
  if (!isGroup(group) || group.type !== 'time') return undefined;
  return stepOf(fixedInterval(group.interval, windowMs));
}

/**
 * The search type with the fixed interval of the whole window, so that all slices have the same
 * buckets.
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
 * The next slice of the remaining span. It ends at a bucket boundary unless buckets are longer than
 * a slice should be; a remainder too small for its own slice is included.
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
  if (left < lengthMs / MIN_REMAINDER) return rest;
  return direction === 'newest' ? { from: cut, to: rest.to } : { from: rest.from, to: cut };
}

const MIN_REMAINDER = 4;

function lowerCut({ to }: Span, lengthMs: number, step: Step | undefined): number {
  const plain = to - lengthMs;
  if (!step) return plain;
  // A bucket longer than the slice is split, but no slice extends past its start.
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

/** The remaining span after a slice at its searched end. */
export function remainderAfter(rest: Span, slice: Span, direction: Direction): Span {
  return direction === 'newest'
    ? { from: rest.from, to: slice.from }
    : { from: slice.to, to: rest.to };
}

/** Merges adjacent spans; earliest first. */
export function mergeSpans(spans: readonly Span[]): Span[] {
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
