import { RE2JS } from 're2js';
import { fromJava } from './java-syntax';
import { afterAtom, alternativesOf } from './regex-scan';

/**
 * The size of an expression, as compiled, times the length of a text: what evaluating it costs at
 * most, some 50 ns a unit. A usual expression of 20 to 60 steps sees 30,000 characters and more.
 */
const MOST_STEPS = 2_000_000;
const LARGEST = 10_000;

/**
 * A regular expression that takes time in proportion to the text, and never more than a tenth of a
 * second.
 */
export type LinearPattern = {
  /**
   * Whether it is found anywhere in the text, or in the beginning of one that is too long for it.
   */
  test(text: string): boolean;
};

/**
 * Parts that are looked at from the beginning of the text: all `wanted` and no `unwanted` one must
 * be there.
 */
type Parts = { wanted: string[]; unwanted: string[] };

/**
 * `^(?!a)(?=b)c` asks three things of one place, which an engine without look-ahead can be asked
 * one by one.
 */
const LEADING = /^(\(\?[is]+\))?\^(?=\(\?[=!])/;

/**
 * Compiles an expression as Java would read it, as far as RE2 goes: no back references, no
 * look-ahead but at the beginning. Undefined for one that is broken or out of reach.
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

/** @throws Error */
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
    // A quantifier behind it makes it another thing.
    if (Number.isNaN(end) || /^[*+?{]/.test(source.slice(end))) return whole;
    (source[at + 2] === '=' ? parts.wanted : parts.unwanted).push(
      anchored(source.slice(at + 3, end - 1)),
    );
    at = end;
  }
  parts.wanted.push(anchored(source.slice(at)));
  return parts;
}
