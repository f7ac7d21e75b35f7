import { nextBucket, type Step } from '../../time-range/steps';
import { isCount } from './slices';

type Value = number | bigint | string | null | undefined;
type PivotValueShape = {
  key: string[];
  value?: Value;
  rollup: boolean;
  source: 'row-leaf' | 'col-leaf' | 'row-inner';
};
type PivotRowShape = { key: string[]; values: PivotValueShape[]; source: 'leaf' | 'non-leaf' };
type PivotShape = { rows: PivotRowShape[]; total: number };
export type PivotMeaning = {
  series: readonly { type: string; id?: string; field?: string | null }[];
  /** Time step of the rows; undefined if they are not grouped by time. */
  step: Step | undefined;
  /** Maximum number of values of a column pivot; undefined without columns. */
  columnLimit: number | undefined;
};
/** `exact` is false if a bucket spans two slices and one of them may have omitted a rare value. */
export type MergedPivot<Pivot> = { pivot: Pivot; exact: boolean };

const MISSING = '(Empty Value)';

/**
 * Merges the pivots of slices that do not overlap, in any order. Time rows are sorted ascending,
 * with zeros in the gaps.
 */
export function mergePivots<Pivot extends PivotShape>(
  parts: readonly Pivot[],
  meaning: PivotMeaning,
): MergedPivot<Pivot> | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const rows = new Map<string, PivotRowShape[]>();
  for (const row of parts.flatMap((part) => part.rows))
    rows.set(nameOf(row), [...(rows.get(nameOf(row)) ?? []), row]);
  const merged = [...rows.values()].map((same) => mergeRows(same, meaning));
  const leaves = merged.filter(({ row }) => row.source === 'leaf').map(({ row }) => row);
  const totals = merged.filter(({ row }) => row.source !== 'leaf').map(({ row }) => row);
  const pivot = {
    ...first,
    rows: [...(meaning.step ? withEmptyBuckets(leaves, meaning.step, meaning) : leaves), ...totals],
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
  return { pivot, exact: merged.every(({ exact }) => exact) };
}

const nameOf = ({ key, source }: PivotRowShape) => JSON.stringify([source, key]);

function mergeRows(
  same: readonly PivotRowShape[],
  meaning: PivotMeaning,
): { row: PivotRowShape; exact: boolean } {
  const [first, ...others] = same;
  if (!first || others.length === 0) return { row: first ?? EMPTY_ROW, exact: true };
  const values = new Map<string, PivotValueShape>();
  for (const value of same.flatMap((row) => row.values)) {
    const name = JSON.stringify([value.source, value.key]);
    const before = values.get(name);
    values.set(
      name,
      before
        ? { ...value, value: merge(typeOf(value, meaning), before.value, value.value) }
        : value,
    );
  }
  const row = { ...first, values: [...values.values()] };
  return meaning.columnLimit === undefined
    ? { row, exact: true }
    : withinLimit(row, same, { ...meaning, columnLimit: meaning.columnLimit });
}

const EMPTY_ROW: PivotRowShape = { key: [], values: [], source: 'leaf' };

/** The most frequent columns, as the server would choose them; ties are broken by name. */
function withinLimit(
  row: PivotRowShape,
  parts: readonly PivotRowShape[],
  meaning: PivotMeaning & { columnLimit: number },
): { row: PivotRowShape; exact: boolean } {
  const count = meaning.series.findIndex(isCount);
  const countId = meaning.series[count]?.id ?? 'count()';
  const counts = columnCounts(row, countId);
  const cut = parts.filter((part) => mayBeCut(part, countId, meaning.columnLimit)).length > 0;
  if (counts.size <= meaning.columnLimit) return { row, exact: !cut };
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || compareKeys(a, b));
  const shown = new Set(ranked.slice(0, meaning.columnLimit).map(([key]) => key));
  const kept = row.values.filter(
    ({ source, key: [column = ''] }) =>
      source !== 'col-leaf' || column === MISSING || shown.has(column),
  );
  return { row: { ...row, values: kept }, exact: !cut };
}

const columnCounts = ({ values }: PivotRowShape, countId: string) =>
  new Map(
    values
      .filter(
        ({ source, key }) => source === 'col-leaf' && key.at(-1) === countId && key[0] !== MISSING,
      )
      .map(({ key, value }) => [key[0] ?? '', Number(value)] as const),
  );

/**
 * Whether the server may have omitted values: as many as the limit were returned and they do not
 * add up to the row's total.
 */
function mayBeCut(part: PivotRowShape, countId: string, limit: number): boolean {
  const counts = columnCounts(part, countId);
  if (counts.size < limit) return false;
  const missing =
    part.values.find(
      ({ source, key }) => source === 'col-leaf' && key[0] === MISSING && key.at(-1) === countId,
    )?.value ?? 0;
  const whole = part.values.find(
    ({ source, key }) => source === 'row-leaf' && key.at(-1) === countId,
  )?.value;
  return (
    Number(whole) !== [...counts.values()].reduce((sum, value) => sum + value, Number(missing))
  );
}

const compareKeys = (one: string, other: string) =>
  one !== '' && other !== '' && Number.isFinite(Number(one)) && Number.isFinite(Number(other))
    ? Number(one) - Number(other)
    : one < other
      ? -1
      : 1;

const typeOf = ({ key }: PivotValueShape, { series }: PivotMeaning) =>
  series.find(({ id, type, field }) => (id ?? literal(type, field)) === key.at(-1))?.type ??
  'count';
const literal = (type: string, field: string | null | undefined) => `${type}(${field ?? ''})`;

function merge(type: string, one: Value, other: Value): Value {
  if (one == null || other == null) return one ?? other;
  switch (type) {
    case 'min':
      return Number(other) < Number(one) ? other : one;
    case 'max':
      return Number(other) > Number(one) ? other : one;
    default:
      return sum(one, other);
  }
}

/** Integers beyond 2^53 stay exact. */
function sum(one: number | bigint | string, other: number | bigint | string): Value {
  if (typeof one !== 'bigint' && typeof other !== 'bigint') return Number(one) + Number(other);
  const [a, b] = [Number(one), Number(other)];
  return Number.isInteger(a) && Number.isInteger(b) ? BigInt(one) + BigInt(other) : a + b;
}

/** The server's values for a metric over no documents. */
const EMPTY_METRICS: Readonly<Record<string, Value>> = { min: 'Infinity', max: '-Infinity' };

function withEmptyBuckets(
  leaves: readonly PivotRowShape[],
  step: Step,
  { series, columnLimit }: PivotMeaning,
): PivotRowShape[] {
  const byTime = leaves
    .map((row) => ({ row, start: Date.parse(row.key[0] ?? '') }))
    .sort((one, other) => one.start - other.start);
  const hasWhole =
    columnLimit === undefined ||
    leaves.some(({ values }) => values.some(({ source }) => source === 'row-leaf'));
  const filled: PivotRowShape[] = [];
  let expected = NaN;
  for (const { row, start } of byTime) {
    for (; expected < start; expected = nextBucket(step, expected)) {
      const values = series.map(({ type, id, field }): PivotValueShape => ({
        key: [id ?? literal(type, field)],
        value: EMPTY_METRICS[type] ?? 0,
        rollup: true,
        source: 'row-leaf',
      }));
      filled.push({
        key: [new Date(expected).toISOString()],
        values: hasWhole ? values : [],
        source: 'leaf',
      });
    }
    filled.push(row);
    expected = nextBucket(step, start);
  }
  return filled;
}

/** Merges one page of rows from slices, given in display order; `keyOf` identifies a message. */
export function mergeRowsOfSlices<Row>(
  parts: readonly (readonly Row[])[],
  limit: number,
  keyOf: (row: Row) => string,
): Row[] {
  const seen = new Set<string>();
  const rows: Row[] = [];
  for (const row of parts.flat()) {
    // Some servers include the end of a range, so messages on the boundary occur twice.
    if (rows.length >= limit || seen.has(keyOf(row))) continue;
    seen.add(keyOf(row));
    rows.push(row);
  }
  return rows;
}
