import { parse, stringify } from 'lossless-json';

/**
 * A whole number that may lie beyond 2^53. The digits of fractions are no reason to read slowly.
 */
const LONG_NUMBER = /(?:^|[:,[\s-])\d{16}/g;
const INTEGER = /^-?\d+$/;
/**
 * Turning millions of digits into a number would hold up everything else; what is longer stays
 * text.
 */
const MOST_DIGITS = 1000;

/**
 * Reads JSON without loss: integers beyond 2^53 come as `bigint`. Of two members of the same name
 * the last one counts, as in `JSON.parse`. Throws SyntaxError where the text is no JSON, RangeError
 * where it is nested too deeply.
 */
export function parseExact(text: string): unknown {
  // In a text without such a number `JSON.parse` is exact, and many times faster than all else.
  if (!hasLongNumber(text)) return JSON.parse(text);
  if (tellsSource)
    return parseWithSource(text, (_, value, context) =>
      typeof value === 'number' && context?.source !== undefined
        ? exactNumber(context.source)
        : value,
    );
  return (
    flatObject(text) ??
    parse(text, undefined, { parseNumber: exactNumber, onDuplicateKey: ({ newValue }) => newValue })
  );
}

/** How newer engines read: they tell what each value was written as. */
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown;
const tellsSource = parseWithSource('1', (_, value, context) => context?.source ?? value) === '1';

/** Ids within texts are none: megabytes of them are passed over. */
function hasLongNumber(text: string): boolean {
  LONG_NUMBER.lastIndex = 0;
  let at = 0;
  for (let found = LONG_NUMBER.exec(text); found; found = LONG_NUMBER.exec(text)) {
    while (at <= found.index) {
      const open = text.indexOf('"', at);
      if (open === -1 || open > found.index) return true;
      at = endOfText(text, open);
    }
    LONG_NUMBER.lastIndex = at;
  }
  return false;
}

/** The place behind the quote that ends the text which begins at `open`. */
function endOfText(text: string, open: number): number {
  for (
    let close = text.indexOf('"', open + 1);
    close !== -1;
    close = text.indexOf('"', close + 1)
  ) {
    let before = close - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((close - before) % 2 === 1) return close + 1;
  }
  return text.length;
}

const BACKSLASH = 92;

/**
 * An object without objects or lists in it, as senders of logs write them: read by `JSON.parse`,
 * with the digits of what lost some looked up in the text. Undefined where that is not sure to be
 * right.
 */
function flatObject(text: string): Record<string, unknown> | undefined {
  if (OTHER_SPELLING.test(text)) return undefined;
  const json = parsedObject(text);
  for (const key in json) {
    const value = json[key];
    if ((typeof value === 'object' && value !== null) || key === '__proto__') return undefined;
    // What is beyond all numbers of JavaScript may be digits, too.
    if (
      typeof value !== 'number' ||
      Number.isSafeInteger(value) ||
      (Number.isFinite(value) && !Number.isInteger(value))
    )
      continue;
    const digits = digitsOf(text, key);
    if (digits === undefined) return undefined;
    json[key] = exactNumber(digits);
  }
  return json;
}

/**
 * Undefined for all else, texts that are no JSON too: they are read again by who says what is wrong
 * with them.
 */
function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** A name may be written otherwise than `JSON.stringify` would. */
const OTHER_SPELLING = /\\[u/]|"\s+:/;
const NUMBER = /\s*(-?\d[\d.eE+-]*)/y;

/**
 * The number behind a key; of two keys of the same name behind the last one. Within a text a quote
 * has a backslash before it, so a quoted name and a colon are a key, unless its name only ends that
 * way.
 */
function digitsOf(text: string, key: string): string | undefined {
  const quoted = `${JSON.stringify(key)}:`;
  const at = text.lastIndexOf(quoted);
  if (at < 0 || text.charAt(at - 1) === '\\') return undefined;
  NUMBER.lastIndex = at + quoted.length;
  return NUMBER.exec(text)?.[1];
}

/** Writes JSON; a `bigint` becomes the integer it is. */
export function stringifyExact(value: unknown): string {
  let hasBigint = false;
  const text = JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== 'bigint') return member;
    hasBigint = true;
    return 0;
  });
  return hasBigint ? (stringify(value) ?? text) : text;
}

function exactNumber(digits: string): number | bigint | string {
  const number = Number(digits);
  if (!INTEGER.test(digits) || Number.isSafeInteger(number)) return number;
  return digits.length > MOST_DIGITS ? digits : BigInt(digits);
}
