import { putOwn, type FieldValue } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';
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

/**
 * Reads `key=value key=value …` in order and unescapes the values.
 * @throws DecodeError when there are too many pairs
 */
export function readPairs(extension: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  let key: string | undefined;
  let valueStart = 0;
  for (const match of extension.matchAll(KEY)) {
    if (key !== undefined) pairs.set(key, valueOf(extension.slice(valueStart, match.index)));
    if (pairs.size >= MAX_PAIRS)
      throw new DecodeError(`A CEF message with more than ${MAX_PAIRS} extension fields.`);
    key = match[1];
    valueStart = match.index + match[0].length;
  }
  if (key !== undefined) pairs.set(key, valueOf(extension.slice(valueStart)));
  return pairs;
}

/**
 * Names fields as Graylog does: by the label of the key (`cs1Label`), otherwise by the key or its
 * full name in the dictionary. Values of dictionary keys become numbers and ISO 8601 dates where
 * they parse.
 */
export function extensionFields(
  pairs: ReadonlyMap<string, string>,
  options: ExtensionOptions,
): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  for (const [key, text] of pairs) {
    if (key.endsWith(LABEL) || text === '') continue;
    const known = cefKey(key);
    const plain = options.fullNames && known !== undefined ? known.fullName : key;
    const name = storedFieldName(pairs.get(key + LABEL) ?? plain) ?? storedFieldName(plain);
    if (name !== undefined) putOwn(fields, name, typed(text, known?.type ?? 'text', options));
  }
  return fields;
}

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
