import type { PivotResult, PivotValue } from '@/contract/search';
import { levelOf as severityOf } from '@/domain/format/level';
import { autoInterval, intervalMillis } from '@/domain/time-range/interval';
import { isAllTime, type AbsoluteRange, type TimeRange } from '@/domain/time-range/time-range';

/** Instants are milliseconds since the epoch; `end` is exclusive. */
export type Bucket = {
  start: number;
  end: number;
  total: number;
  /** The window begins or ends within it, so that it counts less than its whole time. */
  partial: boolean;
  /** One for each entry of `levels`. */
  counts: readonly number[];
};
export type HistogramData = {
  /**
   * The values of `level` as the server grouped them, most severe first; what is no syslog severity
   * comes last.
   */
  levels: readonly string[];
  buckets: readonly Bucket[];
  /** Missing with fewer than two buckets, where the answer does not tell. */
  intervalMs: number | undefined;
  /** The window that was searched. */
  from: number;
  to: number;
  /** The window and all of the bars at its ends. */
  axis: { from: number; to: number };
};

/**
 * The window that bars stand in. A server takes all time for since 1970, where there are no
 * messages: it begins with the first bar.
 */
export function windowOfBars(
  { rows }: PivotResult,
  range: AbsoluteRange,
  asked: TimeRange,
): AbsoluteRange {
  const first = rows.find(({ source }) => source === 'leaf')?.key[0];
  return isAllTime(asked) && first !== undefined ? { ...range, from: first } : range;
}

/**
 * Bars from the pivot's answer. Empty buckets at both ends are not in it, so the axis is the
 * range's.
 */
export function histogramData({ rows }: PivotResult, range: AbsoluteRange): HistogramData {
  const leaves = rows.filter(({ source }) => source === 'leaf');
  const starts = leaves.map(({ key }) => Date.parse(key[0] ?? ''));
  const intervalMs = shortestStep(starts);
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const levels = [...new Set(leaves.flatMap(({ values }) => values.flatMap(levelOf)))].sort(
    bySeverity,
  );
  const buckets = leaves.flatMap(({ values }, i) => {
    const start = starts[i] ?? NaN;
    if (Number.isNaN(start)) return [];
    const end = starts[i + 1] ?? start + (intervalMs ?? intervalMillis(autoInterval(to - from)));
    const counts = levels.map((level) =>
      countOf(values.find((value) => levelOf(value)[0] === level)),
    );
    return [
      {
        start,
        end,
        partial: start < from || end > to,
        counts,
        total: countOf(values.find(({ source }) => source === 'row-leaf')) || sum(counts),
      },
    ];
  });
  const axis = {
    from: Math.min(from, buckets[0]?.start ?? from),
    to: Math.max(to, buckets.at(-1)?.end ?? to),
  };
  return { levels, buckets, intervalMs, from, to, axis };
}

/** Counts may come as text or be missing: then there is nothing to draw. */
function countOf(value: PivotValue | undefined): number {
  const count = Number(value?.value ?? 0);
  return Number.isFinite(count) && count > 0 ? count : 0;
}

function levelOf({ source, key }: PivotValue): [string] | [] {
  return source === 'col-leaf' && key[0] !== undefined ? [key[0]] : [];
}

/** A month is no fixed step: the shortest one is the nominal interval. */
function shortestStep(starts: readonly number[]): number | undefined {
  const steps = starts.slice(1).map((start, i) => start - (starts[i] ?? NaN));
  const shortest = Math.min(...steps.filter((step) => step > 0));
  return Number.isFinite(shortest) ? shortest : undefined;
}

function bySeverity(a: string, b: string): number {
  return severityRank(a) - severityRank(b) || a.localeCompare(b);
}

function severityRank(level: string): number {
  return severityOf(level) ?? 8;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
