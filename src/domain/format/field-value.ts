import type { FieldValue } from '../exact';

/**
 * A field value as plain text, exactly as stored: integers with all digits, lists and objects as
 * JSON, null as an empty string.
 */
export function formatFieldValue(value: FieldValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? toJson(value) : String(value);
}

/** `JSON.stringify` rejects bigint; this keeps all digits. */
function toJson(value: FieldValue): string {
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(toJson).join(',')}]`;
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`)
    .join(',')}}`;
}

const isList = (
  value: readonly FieldValue[] | { readonly [key: string]: FieldValue },
): value is readonly FieldValue[] => Array.isArray(value);
