import type { FieldValue } from '@/domain/exact';
import type { FieldCollector } from '../decoding/collect-fields';
import { storedName } from '../decoding/field-names';
import { DecodeError } from '../definition/model';
import type { DateReader } from './dates';
import { cefKey, type CefType } from './dictionary';

export type ExtensionOptions = { fullNames: boolean; readDate: DateReader; receivedAt: number };

/**
 * Keys start at the beginning or after a blank and end with an unescaped `=`, so values may contain
 * blanks and other `=`.
 */
const KEY = /(?:^|\s)([\w.\-[\]]{1,200})=/g;
/** Escape sequences; a backslash before any other character is a plain backslash. */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\',
  '=': '=',
  '|': '|',
  n: '\n',
  r: '\n',
};
const LABEL = 'Label';
/** Far more than devices send. It bounds the memory of an object with millions of members. */
const MAX_PAIRS = 2_000;
const MAX_DIGITS = 40;

/** Keys and unescaped values. */
type Pair = readonly [key: string, value: string];

/**
 * Reads `key=value key=value …` in order and unescapes the values.
 * @throws DecodeError when there are too many pairs
 */
export function readPairs(extension: string): readonly Pair[] {
  const pairs: Pair[] = [];
  let key: string | undefined;
  let valueStart = 0;
  for (const match of extension.matchAll(KEY)) {
    if (key !== undefined) pairs.push([key, valueOf(extension.slice(valueStart, match.index))]);
    if (pairs.length >= MAX_PAIRS)
      throw new DecodeError(`A CEF message with more than ${MAX_PAIRS} extension fields.`);
    key = match[1];
    valueStart = match.index + match[0].length;
  }
  if (key !== undefined) pairs.push([key, valueOf(extension.slice(valueStart))]);
  return pairs;
}

/**
 * Names fields as Graylog does: by the label of the key (`cs1Label`), otherwise by the key or its
 * full name in the dictionary. Values of dictionary keys become numbers and ISO 8601 dates where
 * they parse. `byKey` has the last value of each key, which wins over earlier ones.
 */
export function putExtensions(
  fields: FieldCollector,
  pairs: readonly Pair[],
  byKey: ReadonlyMap<string, string>,
  options: ExtensionOptions,
): void {
  for (const [key, text] of pairs.toReversed()) {
    if (text === '' || isLabel(key, byKey)) continue;
    const known = cefKey(key);
    const plain = options.fullNames && known !== undefined ? known.fullName : key;
    const label = byKey.get(key + LABEL) ?? '';
    const name = label.trim() === '' || storedName(label).reserved ? plain : label;
    fields.put(name, typed(text, known?.type ?? 'text', options));
  }
}

/** A label without a value is a field like any other. */
const isLabel = (key: string, byKey: ReadonlyMap<string, string>): boolean =>
  key.endsWith(LABEL) && (byKey.get(key.slice(0, -LABEL.length)) ?? '') !== '';

function typed(
  text: string,
  type: CefType,
  { readDate, receivedAt }: ExtensionOptions,
): FieldValue {
  switch (type) {
    case 'text':
      return text;
    case 'integer': {
      if (!/^[+-]?\d+$/.test(text) || text.length > MAX_DIGITS) return text;
      const number = Number(text);
      return Number.isSafeInteger(number) ? number : BigInt(text.replace('+', ''));
    }
    case 'float': {
      const number = Number(text);
      return Number.isFinite(number) ? number : text;
    }
    case 'date': {
      const date = readDate(text, receivedAt);
      return date === undefined || date.rest.trim() !== '' ? text : isoOf(date.timestamp, text);
    }
  }
}

function isoOf(timestamp: number, text: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

/** Not a regular expression: a replace callback for each of a million escapes takes a second. */
function valueOf(text: string): string {
  const value = text.trim();
  let plain = '';
  let from = 0;
  for (let at = value.indexOf('\\'); at >= 0; at = value.indexOf('\\', at + 2)) {
    const character = ESCAPED[value.charAt(at + 1)];
    if (character === undefined) continue;
    plain += value.slice(from, at) + character;
    from = at + 2;
  }
  return from === 0 ? value : plain + value.slice(from);
}
