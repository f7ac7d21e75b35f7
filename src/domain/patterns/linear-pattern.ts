import { RE2JS } from 're2js';
import { fromJava } from './java-syntax';
import { afterAtom, alternativesOf } from './regex-scan';

/**
 * The limit for the compiled size of an expression times the length of a text, at about 50 ns per
 * unit. A typical expression of 20 to 60 steps can search 30,000 characters and more.
 */
const MOST_STEPS = 2_000_000;
const LARGEST = 10_000;

/** A regular expression that runs in linear time, and for at most a tenth of a second. */
export type LinearPattern = {
  /** Whether it matches anywhere in the text; only the beginning of very long texts is searched. */
  test(text: string): boolean;
};

/** Parts anchored to the beginning: all of `wanted` and none of `unwanted` must match. */
type Parts = { wanted: string[]; unwanted: string[] };

/**
 * `^(?!a)(?=b)c` has three conditions at the same position, which can be tested one by one without
 * look-ahead.
 */
const LEADING = /^(\(\?[is]+\))?\^(?=\(\?[=!])/;

/** The compiled expression; undefined if it is invalid or unsupported, see `patternFault`. */
export function linearPattern(source: string): LinearPattern | undefined {
  try {
    return compilePattern(source);
  } catch {
    return undefined;
  }
}

/**
 * Compiles a Java regular expression as far as RE2 supports it: no back references, and look-ahead
 * only at the beginning.
 *
 * @throws Error for an invalid or unsupported expression
 */
export function compilePattern(source: string): LinearPattern {
  const { wanted, unwanted } = partsOf(source);
  const all = wanted.map(compiled);
  const none = unwanted.map(compiled);
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return only;
  return {
    test: (text) => all.every((part) => part.test(text)) && !none.some((part) => part.test(text)),
  };
}

export class PatternTooLarge extends Error {}

/** @throws Error for an unsupported expression */
function compiled(source: string): LinearPattern {
  const expression = RE2JS.compile(fromJava(source), RE2JS.LOOKBEHINDS);
  const size = expression.programSize();
  if (size > LARGEST) throw new PatternTooLarge('The expression is too large.');
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
    // A quantifier after the group changes its meaning.
    if (Number.isNaN(end) || /^[*+?{]/.test(source.slice(end))) return whole;
    (source[at + 2] === '=' ? parts.wanted : parts.unwanted).push(
      anchored(source.slice(at + 3, end - 1)),
    );
    at = end;
  }
  parts.wanted.push(anchored(source.slice(at)));
  return parts;
}
