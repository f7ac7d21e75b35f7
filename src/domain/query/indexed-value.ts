import type { FieldValue } from '../exact';

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['long', 'int', 'short', 'byte']);

/**
 * Whether what is stored and what is found may differ: an index of whole numbers keeps none of the
 * decimals.
 */
export const hasDecimals = (value: FieldValue): value is number =>
  typeof value === 'number' && !Number.isInteger(value);

/**
 * The value as an index files it that has the field as `type`: of 0.1 in a field of whole numbers
 * it finds the 0, as OpenSearch does, which cuts the decimals off (`coerce`) and answers `f:0.1`
 * with nothing. Undefined is a type not known.
 */
export function indexedValue(value: FieldValue, type: string | undefined): FieldValue {
  return type !== undefined && WHOLE_NUMBERS.has(type) && hasDecimals(value)
    ? Math.trunc(value)
    : value;
}
