import type { FieldValue } from '../exact';
import { formatFieldValue } from '../format/field-value';
import { unreachable } from '../unreachable';
import type { Condition, RuleValue } from './rule';

/**
 * Whether a message value satisfies a rule's condition, as in Graylog: equality compares texts, and
 * values that are not numbers are neither less nor greater than anything.
 */
export function comparator(
  condition: Condition,
  expected: RuleValue,
): (value: FieldValue) => boolean {
  const text = String(expected);
  const bound = exactNumber(text);
  const ordered = (holds: (order: number) => boolean) => (value: FieldValue) => {
    const number = bound === undefined ? undefined : numberOf(value);
    return bound !== undefined && number !== undefined && holds(compareNumbers(number, bound));
  };
  switch (condition) {
    case 'equal':
      return (value) => formatFieldValue(value) === text;
    case 'not_equal':
      return (value) => formatFieldValue(value) !== text;
    case 'less':
      return ordered((order) => order < 0);
    case 'less_equal':
      return ordered((order) => order <= 0);
    case 'greater':
      return ordered((order) => order > 0);
    case 'greater_equal':
      return ordered((order) => order >= 0);
    default:
      return unreachable(condition);
  }
}

/**
 * Relative position of a number between two bounds, clamped to 0 and 1. Undefined for values that
 * are not numbers.
 */
export function positionBetween(
  value: FieldValue,
  lower: number,
  upper: number,
): number | undefined {
  const number = numberOf(value);
  if (number === undefined) return undefined;
  const part =
    upper > lower
      ? (Number(number) - lower) / (upper - lower)
      : Number(compareNumbers(number, lower) > 0);
  return Math.min(1, Math.max(0, part));
}

/** Numbers, and strings that are numeric as a whole. */
function numberOf(value: FieldValue): number | bigint | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (typeof value === 'bigint') return value;
  return typeof value === 'string' ? exactNumber(value) : undefined;
}

/** Longer digit strings are not meant as numbers. */
const LONGEST_NUMBER = 400;
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Integers beyond 2^53 stay exact. */
function exactNumber(text: string): number | bigint | undefined {
  if (text.length > LONGEST_NUMBER || !NUMBER.test(text)) return undefined;
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) && /^\s*[+-]?\d+\s*$/.test(text)
    ? BigInt(text.trim().replace('+', ''))
    : number;
}

/** JavaScript compares numbers with bigints exactly. */
const compareNumbers = (one: number | bigint, other: number | bigint): number =>
  one < other ? -1 : one > other ? 1 : 0;
