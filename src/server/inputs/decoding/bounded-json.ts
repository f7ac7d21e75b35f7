import { parseExact } from '@/domain/exact-json';
import { DecodeError } from '../definition/model';

/**
 * A thread that parses millions of values takes seconds and hundreds of megabytes. Texts may be as
 * long as they like.
 */
const MOST_VALUES = 500_000;
/** The most fields of a message. */
export const MAX_FIELDS = 2_000;

export const tooManyFields = (): DecodeError =>
  new DecodeError(`A message with more than ${MAX_FIELDS} fields.`);

/**
 * @throws SyntaxError for invalid JSON, RangeError if it is nested too deeply, DecodeError if it has
 * too many values
 */
export function parseBounded(text: string): unknown {
  if (hasTooMany(text)) throw new DecodeError(`JSON with more than ${MOST_VALUES} values.`);
  return parseExact(text);
}

/** Counts what separates and begins values, outside of strings. */
function hasTooMany(text: string): boolean {
  // Each value takes at least a character and what separates it from the next one.
  if (text.length < 2 * MOST_VALUES) return false;
  let count = 0;
  for (let at = 0; at < text.length && count <= MOST_VALUES; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === BRACKET || code === BRACE) count += 1;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return count > MOST_VALUES;
}

function endOfString(text: string, open: number): number {
  for (let at = open + 1; ; at += 1) {
    const close = text.indexOf('"', at);
    if (close < 0) return text.length;
    let before = close;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((close - before) % 2 === 0) return close;
    at = close;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
