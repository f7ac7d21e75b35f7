import { nodeText } from '@/domain/node-text/node-text';
import type { PivotRow, PivotValue } from '@/contract/search';
import { javaNumber } from '@/domain/format/java-number';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { nextBucket } from '@/domain/time-range/steps';
import { compareBuckets } from './bucket-order';
import type { FieldSql } from './field-sql';
import type { Level, PivotPlan } from './pivot-plan';
import { MOST_VALUES } from '../../bounds/search-bounds';
import { BUCKET_LIMIT, mostBuckets } from './pivot-sql';
import { SearchFailure } from '../../scope/search-failure';

/** A result row of `pivotSql`. */
export type BucketRow = {
  level: number;
  place?: number | null;
  n: number;
  [column: string]: unknown;
};

type Bucket = { row: BucketRow; path: string; missing: boolean; key: readonly string[] };

/** The number of documents in all buckets. */
export const pivotTotal = (rows: readonly BucketRow[]): number => totalOf(rows).n;

const totalOf = (rows: readonly BucketRow[]): BucketRow =>
  rows.find(({ level }) => level === 0) ?? { level: 0, n: 0 };

/** @throws SearchFailure if there are more buckets than a pivot may have */
export function demandFewBuckets(plan: PivotPlan, { length }: readonly BucketRow[]): void {
  const most = mostBuckets(plan);
  // The total does not count.
  if (length > BUCKET_LIMIT)
    throw new SearchFailure(nodeText('node.search.tooManyBuckets', { most: BUCKET_LIMIT }));
  if (length > most + 1) throw tooManyValues();
}

const tooManyValues = () =>
  new SearchFailure(nodeText('node.search.tooManyValues', { most: MOST_VALUES }));

/**
 * The result rows in Graylog's order: for each bucket its totals, then its columns. They are made
 * one by one, as they are asked for. @throws SearchFailure for too many values
 */
export function* pivotRows(
  plan: PivotPlan,
  rows: readonly BucketRow[],
  rollup: boolean,
): Generator<PivotRow, void> {
  const { levels, rowLevels, series } = plan;
  const total = totalOf(rows);
  const empty = { left: BUCKET_LIMIT };
  const childrenOf = bucketTree(levels, rows, empty);
  // Empty buckets have values too, which are not in `rows`.
  let left = MOST_VALUES + series.length;

  const valuesOf = (
    row: BucketRow,
    columns: readonly string[],
    rolledUp: boolean,
    source: PivotValue['source'],
  ): PivotValue[] => {
    left -= series.length;
    if (left < 0) throw tooManyValues();
    return series.flatMap(({ id, empty, field, isShare }, index) => {
      const found = row[`s${index}`];
      const value = wireValue(isShare ? shareOf(found, total[`s${index}`]) : found, empty, field);
      return value === undefined
        ? []
        : [{ key: [...columns, id], value, rollup: rolledUp, source }];
    });
  };

  const columnsOf = (bucket: Bucket, level: number, keys: readonly string[]): PivotValue[] => {
    if (bucket.missing || level === levels.length)
      return valuesOf(bucket.row, keys, false, 'col-leaf');
    return childrenOf(bucket, level).flatMap((child) =>
      columnsOf(child, level + 1, [...keys, ...child.key]),
    );
  };

  function* rowsOf(bucket: Bucket, level: number, keys: readonly string[]): Generator<PivotRow> {
    if (!bucket.missing && level < rowLevels) {
      for (const child of childrenOf(bucket, level))
        yield* rowsOf(child, level + 1, [...keys, ...child.key]);
      return;
    }
    const hasColumns = levels.length > rowLevels;
    const whole = rollup || !hasColumns ? valuesOf(bucket.row, [], true, 'row-leaf') : [];
    // The row of missing values has no columns; Graylog returns its totals only.
    yield {
      key: [...keys],
      values: [...whole, ...(hasColumns ? columnsOf(bucket, rowLevels, []) : [])],
      source: 'leaf',
    };
  }

  yield* rowsOf({ row: total, path: '', missing: false, key: [] }, 0, []);
  if (rollup && rowLevels > 0)
    yield { key: [], values: valuesOf(total, [], true, 'row-inner'), source: 'non-leaf' };
}

/** The nested buckets in order; time axes get empty buckets between the first and the last. */
function bucketTree(levels: readonly Level[], rows: readonly BucketRow[], empty: { left: number }) {
  const children = new Map<string, Bucket[]>();
  const place = (index: number, parent: string) => `${index}${parent}`;
  for (const row of rows) {
    if (row.level === 0) continue;
    const index = row.level - 1;
    const parent = levels
      .slice(0, index)
      .map((level) => pathOf(level, row))
      .join('');
    const bucket = bucketOf(levels[index], row, parent);
    const siblings = children.get(place(index, parent));
    if (siblings) siblings.push(bucket);
    else children.set(place(index, parent), [bucket]);
  }
  return (bucket: Bucket, index: number): readonly Bucket[] => {
    const level = levels[index];
    const found = children.get(place(index, bucket.path)) ?? [];
    if (level?.step)
      return inOrder(withEmptyBuckets(level, found, empty), compareBuckets(level.order));
    return inOrder(found, (a, b) => (a.place ?? 0) - (b.place ?? 0));
  };
}

/** The bucket of missing values goes last. */
const inOrder = (buckets: readonly Bucket[], compare: (a: BucketRow, b: BucketRow) => number) =>
  [...buckets].sort((a, b) => Number(a.missing) - Number(b.missing) || compare(a.row, b.row));

const pathOf = ({ keys }: Level, row: BucketRow) =>
  keys.map(({ column }) => `\u0000${String(row[column])}`).join('');

function bucketOf(level: Level | undefined, row: BucketRow, parent: string): Bucket {
  const keys = level?.keys ?? [];
  const missing = keys.some(({ column }) => row[column] === null || row[column] === undefined);
  return {
    row,
    path: parent + (level ? pathOf(level, row) : ''),
    missing,
    key: missing
      ? [EMPTY_VALUE]
      : keys.map(({ column, kind }) => keyText(row[column], level?.step ? 'time' : kind)),
  };
}

/** `empty`: how many a result may have, of all its axes together. */
function withEmptyBuckets(
  level: Level,
  found: readonly Bucket[],
  empty: { left: number },
): readonly Bucket[] {
  const { step, keys } = level;
  const column = keys[0]?.column;
  if (!step || column === undefined) return found;
  const byTime = [...found].sort((a, b) => Number(a.row[column]) - Number(b.row[column]));
  const filled: Bucket[] = [];
  for (const bucket of byTime) {
    const previous = filled.at(-1);
    let next = previous
      ? nextBucket(step, Number(previous.row[column]))
      : Number(bucket.row[column]);
    for (; next < Number(bucket.row[column]); next = nextBucket(step, next)) {
      empty.left -= 1;
      if (empty.left < 0)
        throw new SearchFailure(nodeText('node.search.tooManyIntervals', { most: BUCKET_LIMIT }));
      const row: BucketRow = {
        level: 0,
        n: 0,
        ...Object.fromEntries(keys.map((key) => [key.column, next])),
      };
      filled.push(bucketOf(level, row, '\u0000empty'));
    }
    filled.push(bucket);
  }
  return filled;
}

/** Keys are strings in the API: times in ISO 8601 UTC, decimals as in Java (`79.0`). */
function keyText(value: unknown, kind: FieldSql['kind']): string {
  if (kind === 'time') return new Date(Number(value)).toISOString();
  return kind === 'decimal' && typeof value === 'number' ? javaNumber(value) : String(value);
}

/** The part of a whole, 0 to 1; NaN without a whole, as in Graylog. */
const shareOf = (part: unknown, whole: unknown): number => Number(part ?? 0) / Number(whole ?? 0);

function wireValue(
  value: unknown,
  empty: PivotValue['value'] | boolean,
  field: FieldSql | undefined,
): PivotValue['value'] {
  if (value === null || value === undefined) return emptyValue(empty);
  if (field?.kind === 'time' && empty === undefined) return new Date(Number(value)).toISOString();
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? value
      : Number.isNaN(value)
        ? 'NaN'
        : value > 0
          ? 'Infinity'
          : '-Infinity';
  if (typeof value === 'bigint' || typeof value === 'string') return value;
  return field?.kind === 'list' ? JSON.stringify(value) : String(value);
}

const emptyValue = (empty: PivotValue['value'] | boolean): PivotValue['value'] =>
  typeof empty === 'boolean' ? undefined : empty;
