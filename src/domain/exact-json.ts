import { parse, stringify } from 'lossless-json';

/** Finds integers that may exceed 2^53. Long fractions do not need the slow path. */
const LONG_NUMBER = /(?:^|[:,[\s-])\d{16}/g;
const INTEGER = /^-?\d+$/;
/** Parsing millions of digits would block the thread; longer numbers stay strings. */
const MOST_DIGITS = 1000;

/**
 * Parses JSON without loss: integers beyond 2^53 become `bigint`. Of duplicate members the last one
 * counts, as in `JSON.parse`.
 * @throws SyntaxError for invalid JSON, RangeError if it is nested too deeply
 */
export function parseExact(text: string): unknown {
  // Without such numbers `JSON.parse` is exact and by far the fastest.
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

/** Newer engines pass the source text of each value to the reviver. */
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown;
const tellsSource = parseWithSource('1', (_, value, context) => context?.source ?? value) === '1';

/** Skips strings, which may be megabytes long and contain ids made of digits. */
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

/** The offset after the closing quote of the string that starts at `open`. */
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
 * Fast path for flat objects, the usual shape of logs: uses `JSON.parse` and looks up the digits of
 * numbers that lost precision. Undefined if the result might be wrong.
 */
function flatObject(text: string): Record<string, unknown> | undefined {
  if (OTHER_SPELLING.test(text)) return undefined;
  const json = parsedObject(text);
  for (const key in json) {
    const value = json[key];
    if ((typeof value === 'object' && value !== null) || key === '__proto__') return undefined;
    // Numbers that overflow to Infinity may be long integers, too.
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

/** Undefined for anything else, including invalid JSON: the full parser reports the error. */
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

/** A key may be escaped differently from how `JSON.stringify` would write it. */
const OTHER_SPELLING = /\\[u/]|"\s+:/;
const NUMBER = /\s*(-?\d[\d.eE+-]*)/y;

/**
 * The digits of the last member named `key`. Quotes inside strings are escaped, so a quoted name
 * followed by a colon is a key, unless it only ends in that name.
 */
function digitsOf(text: string, key: string): string | undefined {
  const quoted = `${JSON.stringify(key)}:`;
  const at = text.lastIndexOf(quoted);
  if (at < 0 || text.charAt(at - 1) === '\\') return undefined;
  NUMBER.lastIndex = at + quoted.length;
  return NUMBER.exec(text)?.[1];
}

/** Like `JSON.stringify`, with `bigint` written as an integer. */
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
