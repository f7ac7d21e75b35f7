import type { PivotResult, PivotValue } from '@/contract/search';
import { levelOf as severityOf } from '@/domain/format/level';
import { autoInterval, intervalMillis } from '@/domain/time-range/interval';
import type { AbsoluteRange } from '@/domain/time-range/time-range';

/** Instants are milliseconds since the epoch; `end` is exclusive. */
export type Bucket = {
  start: number;
  end: number;
  total: number;
  /** The window starts or ends inside the bar, so its count is incomplete. */
  partial: boolean;
  /** One count per entry of `levels`. */
  counts: readonly number[];
};
export type HistogramData = {
  /**
   * Values of `level` as grouped by the server, most severe first; values that are not syslog
   * severities come last.
   */
  levels: readonly string[];
  buckets: readonly Bucket[];
  /** Missing with fewer than two buckets, because the response does not state it. */
  intervalMs: number | undefined;
  /** The window that was searched. */
  from: number;
  to: number;
  /** The window, extended to whole bars at both ends. */
  axis: { from: number; to: number };
};

/**
 * Builds bars from a pivot result. It has no empty buckets at the ends, so the axis comes from the
 * range.
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

/** Without the hidden levels, which the totals leave out as well. */
export function withoutLevels(data: HistogramData, hidden: ReadonlySet<string>): HistogramData {
  if (!data.levels.some((level) => hidden.has(level))) return data;
  const isShown = (_: unknown, i: number) => !hidden.has(data.levels[i] ?? '');
  return {
    ...data,
    levels: data.levels.filter(isShown),
    buckets: data.buckets.map((bucket) => {
      const counts = bucket.counts.filter(isShown);
      return { ...bucket, counts, total: sum(counts) };
    }),
  };
}

/** Counts may be strings or missing; a missing one draws nothing. */
function countOf(value: PivotValue | undefined): number {
  const count = Number(value?.value ?? 0);
  return Number.isFinite(count) && count > 0 ? count : 0;
}

function levelOf({ source, key }: PivotValue): [string] | [] {
  return source === 'col-leaf' && key[0] !== undefined ? [key[0]] : [];
}

/** Months differ in length; the shortest one is used as the nominal interval. */
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
