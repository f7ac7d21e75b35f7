import { RE2JS } from 're2js';
import { fromJava } from './java-syntax';
import { afterAtom, alternativesOf } from './regex-scan';

/**
 * Compiled size times text length, the upper bound of the cost at about 50 ns a unit. With the
 * usual 20 to 60 steps, an expression covers 30,000 characters and more.
 */
const MOST_STEPS = 2_000_000;
const LARGEST = 10_000;

/** A regular expression that runs in linear time, and never longer than a tenth of a second. */
export type LinearPattern = {
  /** Searches the text; only its beginning if it is too long. */
  test(text: string): boolean;
};

/** Parts to match at the beginning of the text: all of `wanted` and none of `unwanted`. */
type Parts = { wanted: string[]; unwanted: string[] };

/**
 * `^(?!a)(?=b)c` is three conditions on the same position, which an engine without look-ahead can
 * check one by one.
 */
const LEADING = /^(\(\?[is]+\))?\^(?=\(\?[=!])/;

/**
 * Compiles a Java expression as far as RE2 can: without back references, and with look-ahead at the
 * beginning only. Undefined for invalid and unsupported expressions.
 */
export function linearPattern(source: string): LinearPattern | undefined {
  try {
    const { wanted, unwanted } = partsOf(source);
    const all = wanted.map(compiled);
    const none = unwanted.map(compiled);
    const [only] = all;
    if (only && all.length === 1 && none.length === 0) return only;
    return {
      test: (text) => all.every((part) => part.test(text)) && !none.some((part) => part.test(text)),
    };
  } catch {
    return undefined;
  }
}

/** @throws Error for an unsupported expression */
function compiled(source: string): LinearPattern {
  const expression = RE2JS.compile(fromJava(source), RE2JS.LOOKBEHINDS);
  const size = expression.programSize();
  if (size > LARGEST) throw new Error('The expression is too large.');
  const most = Math.floor(MOST_STEPS / size);
  return { test: (text) => expression.test(text.length > most ? text.slice(0, most) : text) };
}

function partsOf(source: string): Parts {
  const whole: Parts = { wanted: [source], unwanted: [] };
  const beginning = LEADING.exec(source);
  if (!beginning || alternativesOf(source)?.length !== 1) return whole;

  const parts: Parts = { wanted: [], unwanted: [] };
  const anchored = (inner: string) => `${beginning[1] ?? ''}^(?:${inner})`;
  let at = beginning[0].length;
  while (/^\(\?[=!]/.test(source.slice(at))) {
    const end = afterAtom(source, at);
    // A quantifier would change the meaning of the group.
    if (Number.isNaN(end) || /^[*+?{]/.test(source.slice(end))) return whole;
    (source[at + 2] === '=' ? parts.wanted : parts.unwanted).push(
      anchored(source.slice(at + 3, end - 1)),
    );
    at = end;
  }
  parts.wanted.push(anchored(source.slice(at)));
  return parts;
}
