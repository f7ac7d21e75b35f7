import type { PivotResult, PivotRow, PivotValue, ResultMessage } from '@/contract/search';
import { readInstant } from '@/domain/format/instants/instant';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { autoInterval, intervalMillis } from '@/domain/time-range/interval';
import type { AbsoluteRange } from '@/domain/time-range/time-range';

/**
 * Message counts by bar start and level. Instants and the step are milliseconds since the epoch.
 */
export type Bars = { step: number; counts: ReadonlyMap<number, ReadonlyMap<string, number>> };

/** Above this count, adjacent bars are merged in pairs: users may follow for hours. */
const MAX_BARS = 120;
const DAY = 86_400_000;

/**
 * The bars of a histogram over this window; undefined for weekly and monthly intervals, which have
 * no fixed length.
 */
export function barsOf({ rows }: PivotResult, { from, to }: AbsoluteRange): Bars | undefined {
  const step = intervalMillis(autoInterval(Date.parse(to) - Date.parse(from)));
  if (step > DAY) return undefined;
  const leaves = rows.filter(({ source }) => source === 'leaf');
  return {
    step,
    counts: new Map(leaves.map(({ key, values }) => [Date.parse(key[0] ?? ''), levelsOf(values)])),
  };
}

function levelsOf(values: readonly PivotValue[]): Map<string, number> {
  const levels = new Map(
    values.flatMap(({ source, key, value }): [string, number][] =>
      source === 'col-leaf' && key[0] !== undefined ? [[key[0], Number(value)]] : [],
    ),
  );
  const whole = Number(values.find(({ source }) => source === 'row-leaf')?.value ?? 0);
  const named = [...levels.values()].reduce((sum, count) => sum + count, 0);
  // Rare levels are missing from the response but included in the total of the bar.
  if (whole > named) levels.set(EMPTY_VALUE, (levels.get(EMPTY_VALUE) ?? 0) + whole - named);
  return levels;
}

/** Adds new messages to the bars; those from before the window are ignored. */
export function withMessages(
  { step, counts }: Bars,
  messages: readonly ResultMessage[],
  from: string,
): Bars {
  const next = new Map(counts);
  for (const { message } of messages) {
    const at = readInstant(String(message['timestamp']));
    if (at === undefined || at < Date.parse(from)) continue;
    const start = Math.floor(at / step) * step;
    const level = message['level'] == null ? EMPTY_VALUE : String(message['level']);
    const levels = new Map(next.get(start));
    next.set(start, levels.set(level, (levels.get(level) ?? 0) + 1));
  }
  return coarsened({ step, counts: next });
}

/** Merges bars in pairs, which is exact. */
function coarsened({ step, counts }: Bars): Bars {
  const starts = [...counts.keys()];
  const span =
    starts.reduce((last, start) => Math.max(last, start), -Infinity) -
    starts.reduce((first, start) => Math.min(first, start), Infinity);
  if (!(span / step >= MAX_BARS)) return { step, counts };
  const next = new Map<number, Map<string, number>>();
  for (const [start, levels] of counts) {
    const wide = Math.floor(start / (2 * step)) * 2 * step;
    const merged = next.get(wide) ?? new Map<string, number>();
    for (const [level, count] of levels) merged.set(level, (merged.get(level) ?? 0) + count);
    next.set(wide, merged);
  }
  return coarsened({ step: 2 * step, counts: next });
}

/** The bars as a pivot result of the server: ascending, with empty bars in the gaps. */
export function pivotOf(
  histogram: PivotResult,
  { step, counts }: Bars,
  range: AbsoluteRange,
): PivotResult {
  const starts = [...counts.keys()].sort((one, other) => one - other);
  const [first, last] = [starts[0], starts.at(-1)];
  const rows: PivotRow[] = [];
  if (first !== undefined && last !== undefined) {
    for (let start = first; start <= last; start += step)
      rows.push(rowOf(start, counts.get(start) ?? new Map<string, number>()));
  }
  return {
    ...histogram,
    rows,
    total: rows.reduce((sum, { values }) => sum + Number(values[0]?.value ?? 0), 0),
    effective_timerange: range,
  };
}

function rowOf(start: number, levels: ReadonlyMap<string, number>): PivotRow {
  const whole: PivotValue = {
    key: ['count()'],
    value: [...levels.values()].reduce((sum, count) => sum + count, 0),
    rollup: true,
    source: 'row-leaf',
  };
  const columns = [...levels].map(([level, value]): PivotValue => ({
    key: [level, 'count()'],
    value,
    rollup: false,
    source: 'col-leaf',
  }));
  return { key: [new Date(start).toISOString()], values: [whole, ...columns], source: 'leaf' };
}
