import type { FieldValue } from '../exact';

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['long', 'int', 'short', 'byte']);

/** Whether the stored and the indexed value may differ: integer fields drop decimals. */
export const hasDecimals = (value: FieldValue): value is number =>
  typeof value === 'number' && !Number.isInteger(value);

/**
 * The value as indexed by a field of this type. OpenSearch truncates decimals in integer fields
 * (`coerce`), so 0.1 is found as 0 and `f:0.1` finds nothing. An undefined type is unknown.
 */
export function indexedValue(value: FieldValue, type: string | undefined): FieldValue {
  return type !== undefined && WHOLE_NUMBERS.has(type) && hasDecimals(value)
    ? Math.trunc(value)
    : value;
}
