import { readPivotNumber } from '@/domain/format/number';
import type { Extent } from './table-model';

/** A bar from 0 to a value, as fractions of the width of its cell. */
export type CellBar = { from: number; to: number; isNegative: boolean };

/** The bar of a value among those of its column; undefined if there is nothing to draw. */
export function cellBar(value: unknown, extent: Extent | undefined): CellBar | undefined {
  const number = readPivotNumber(value);
  if (number === undefined || !extent || extent.most === extent.least) return undefined;
  const placeOf = (one: number) =>
    Math.min(1, Math.max(0, (one - extent.least) / (extent.most - extent.least)));
  const [zero, end] = [placeOf(0), placeOf(Number(number))];
  return zero === end
    ? undefined
    : { from: Math.min(zero, end), to: Math.max(zero, end), isNegative: end < zero };
}
