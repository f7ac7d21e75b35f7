import type { FieldValue } from '@/domain/exact';
import { encodedAddress } from './address';
import type { StoredType } from '../indices/model/stored-type';
import { dateFormatOf, detectDate, parseDate } from './date-text';
import { floatValue, heldFloat, longValue } from './number-text';

/** Lucene does not index longer keywords; the document still has the value. */
const LONGEST_KEYWORD_BYTES = 32_766;
const LARGEST_LONG = 2n ** 63n - 1n;

export type IndexedValue = string | bigint | number;

/** The type of a new field whose first value this is. */
export function typeAtFirstSight(value: FieldValue): StoredType {
  if (typeof value === 'bigint') return isLong(value) ? 'long' : 'string';
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || (Number.isInteger(value) && isLong(BigInt(value)))
      ? 'long'
      : 'float';
  return typeof value === 'string' && detectDate(value) !== undefined ? 'date' : 'string';
}

/** The keyword by which a value is found. */
export function keywordOf(value: FieldValue): string {
  return typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? JSON.stringify(value, (_, member: unknown) =>
          typeof member === 'bigint' ? `${member}` : member,
        )
      : `${value}`;
}

/**
 * The elements of a list, which are indexed one by one as in OpenSearch, with nested lists
 * flattened. Returns undefined for other values.
 */
export function elementsOf(value: FieldValue): readonly FieldValue[] | undefined {
  if (!isList(value)) return undefined;
  return value.flatMap((one) => elementsOf(one) ?? (one === null ? [] : [one]));
}

const isList = (value: FieldValue): value is readonly FieldValue[] => Array.isArray(value);

export const isTooLong = (keyword: string): boolean =>
  keyword.length > LONGEST_KEYWORD_BYTES / 4 && Buffer.byteLength(keyword) > LONGEST_KEYWORD_BYTES;

/**
 * Converts a value to the type of its field, with dates in milliseconds since the epoch and
 * addresses encoded. Returns undefined if it does not fit.
 */
export function valueAs(
  type: StoredType,
  name: string,
  value: FieldValue,
): IndexedValue | undefined {
  switch (type) {
    case 'string':
      return keywordOf(value);
    case 'ip':
      return encodedAddress(keywordOf(value));
    case 'long':
      if (typeof value === 'bigint') return isLong(value) ? value : undefined;
      if (typeof value === 'number')
        return Math.abs(value) <= Number.MAX_SAFE_INTEGER
          ? Math.trunc(value)
          : longValue(keywordOf(value));
      return longValue(keywordOf(value));
    case 'float':
      return typeof value === 'number' ? heldFloat(value) : floatValue(keywordOf(value));
    case 'date': {
      if (typeof value === 'number') return Math.trunc(value);
      const text = keywordOf(value);
      return parseDate(text, dateFormatOf(name)) ?? detectDate(text);
    }
  }
}

const isLong = (value: bigint) => value <= LARGEST_LONG && value >= -LARGEST_LONG - 1n;
