import type { FieldValue } from '../exact';
import { stringifyExact } from '../exact-json';

/** The text that rules compare: trimmed as it is stored. Undefined if nothing would be stored. */
export function textOf(value: FieldValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text =
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'object'
        ? stringifyExact(value)
        : `${value}`;
  return text === '' ? undefined : text;
}

/** Numbers that Java parses as a double, except hexadecimal ones and NaN. */
const DOUBLE = /^[+-]?(?:Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;

/** Parses numbers for GREATER and SMALLER; undefined for other texts. */
export function doubleOf(text: string): number | undefined {
  return DOUBLE.test(text) ? Number(text.replace(/[fFdD]$/, '')) : undefined;
}
