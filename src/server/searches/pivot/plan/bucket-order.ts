import type { PivotSort } from '@/contract/search';
import type { SeriesSql } from './series';

type Direction = 'ASC' | 'DESC';
/** What a bucket without documents is sorted as; null: last in either direction. */
export type Nothing = SeriesSql['sortedEmpty'];

/**
 * One thing that buckets are ordered by: a column of theirs. Those of time are ordered here,
 * because the empty ones among them are not in the data.
 */
export type OrderTerm = { column: string; direction: Direction; nothing: Nothing };

type Bucket = { [column: string]: unknown };

export const directionOf = ({ direction }: PivotSort): Direction =>
  direction === 'Ascending' ? 'ASC' : 'DESC';

/** For an ORDER BY list over the buckets. */
export function orderSql({ column, direction, nothing }: OrderTerm): string {
  if (nothing === 0) return `coalesce(${column}, 0) ${direction}`;
  const isFirst =
    (nothing === 'lowest' && direction === 'ASC') ||
    (nothing === 'highest' && direction === 'DESC');
  return `${column} ${direction} NULLS ${isFirst ? 'FIRST' : 'LAST'}`;
}

/** Compares as `orderSql` does. */
export const compareBuckets =
  (terms: readonly OrderTerm[]) =>
  (a: Bucket, b: Bucket): number => {
    for (const term of terms) {
      const order = compareBy(term, a[term.column], b[term.column]);
      if (order !== 0) return order;
    }
    return 0;
  };

function compareBy({ direction, nothing }: OrderTerm, a: unknown, b: unknown): number {
  const [x, y] = [sortable(a, nothing), sortable(b, nothing)];
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  const order = x < y ? -1 : x > y ? 1 : 0;
  return direction === 'ASC' ? order : -order;
}

function sortable(value: unknown, nothing: Nothing): number | bigint | string | null {
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value;
  if (value !== null && value !== undefined) return String(value);
  if (nothing === 'lowest') return -Infinity;
  return nothing === 'highest' ? Infinity : nothing;
}
