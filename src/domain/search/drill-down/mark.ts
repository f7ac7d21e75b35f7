import { EMPTY_VALUE } from '../empty-value';
import { autoInterval } from '../../time-range/interval';
import type { AbsoluteRange } from '../../time-range/time-range';
import type { AggregationConfig, Pivot, PivotInterval } from '../widgets/widget';

/** A grouping and the value of a mark in it. */
export type MarkGroup = {
  field: string;
  value: string;
  /** Of a time grouping: the interval that starts with the value. */
  interval?: AbsoluteRange;
};

/**
 * What a bar, a point, a slice, a cell or a legend entry shows: the messages that have all of these
 * values. A total has none.
 */
export type Mark = {
  groups: readonly MarkGroup[];
  /** The effective time range of the result. */
  range: AbsoluteRange;
};

/** A condition on a field; null means without the field. */
export type Term = { field: string; value: string | null };

/** The field of the time range of a search. */
const TIME_FIELD = 'timestamp';

/**
 * The mark of a row and a column of an aggregation. The keys hold one value for each field of the
 * groupings, or fewer for a subtotal.
 */
export function markOf(
  { rowPivots, columnPivots }: Pick<AggregationConfig, 'rowPivots' | 'columnPivots'>,
  range: AbsoluteRange,
  { row = [], column = [] }: { row?: readonly string[]; column?: readonly string[] },
): Mark {
  const groups = (pivots: readonly Pivot[], keys: readonly string[]) =>
    fieldsIn(pivots).flatMap(({ field, interval }, at): MarkGroup[] => {
      const value = keys[at];
      if (value === undefined) return [];
      const covered = interval && value !== EMPTY_VALUE && covers(value, interval, range);
      return [{ field, value, ...(covered && { interval: covered }) }];
    });
  return { groups: [...groups(rowPivots, row), ...groups(columnPivots, column)], range };
}

const fieldsIn = (pivots: readonly Pivot[]) =>
  pivots.flatMap((pivot) =>
    pivot.type === 'foreign'
      ? []
      : pivot.fields.map((field) => ({
          field,
          interval: pivot.type === 'time' ? pivot.config.interval : undefined,
        })),
  );

/** The interval that begins at `start`; undefined if that is no instant. */
function covers(
  start: string,
  interval: PivotInterval,
  range: AbsoluteRange,
): AbsoluteRange | undefined {
  const from = Date.parse(start);
  if (Number.isNaN(from)) return undefined;
  const { count, unit } =
    interval.type === 'auto'
      ? autoInterval(Date.parse(range.to) - Date.parse(range.from), interval.scaling)
      : { count: interval.value, unit: interval.unit };
  const to = after(from, count, unit);
  return Number.isNaN(to)
    ? undefined
    : { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

const MILLIS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  seconds: 1_000,
  m: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hours: 3_600_000,
  d: 86_400_000,
  days: 86_400_000,
  w: 604_800_000,
  weeks: 604_800_000,
};
const MONTHS: Readonly<Record<string, number>> = { M: 1, months: 1, y: 12, years: 12 };

/** Servers cut intervals in UTC, months and years by the calendar. */
function after(from: number, count: number, unit: string): number {
  const months = MONTHS[unit];
  if (months === undefined) return from + count * (MILLIS[unit] ?? Number.NaN);
  const date = new Date(from);
  return date.setUTCMonth(date.getUTCMonth() + count * months);
}

/** The values of a mark as conditions of a query; its intervals of time are not among them. */
export const termsOf = ({ groups }: Mark): Term[] =>
  groups
    .filter(({ interval }) => interval === undefined)
    .map(({ field, value }) => ({ field, value: value === EMPTY_VALUE ? null : value }));

/**
 * The part of the range that the mark covers; undefined if it covers all of it. The first and the
 * last interval only count messages inside the range.
 */
export function rangeOf({ groups, range }: Mark): AbsoluteRange | undefined {
  const intervals = groups.flatMap(({ field, interval }) =>
    field === TIME_FIELD && interval ? [interval] : [],
  );
  if (intervals.length === 0) return undefined;
  const all = [range, ...intervals];
  const from = Math.max(...all.map((one) => Date.parse(one.from)));
  const to = Math.min(...all.map((one) => Date.parse(one.to)));
  return from < to
    ? { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() }
    : undefined;
}

/** Intervals of dates other than the time of the message, which only a query can select. */
export const otherIntervalsOf = ({ groups }: Mark): { field: string; interval: AbsoluteRange }[] =>
  groups.flatMap(({ field, interval }) =>
    field !== TIME_FIELD && interval ? [{ field, interval }] : [],
  );
