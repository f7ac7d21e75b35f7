import { ConditionError } from '../condition-error';
import { charSet, complement, intersection, LAST_CODE_POINT, type CharSet } from './char-set';
import type { Regexp } from './tree';

/** RE2 repeats nothing more often, repetitions within repetitions multiplied. */
const MOST_REPEATS = 1000;
/** Matches nothing at all. */
const NEVER = '[^\\x{0}-\\x{10FFFF}]';

/** The characters that a value may hold: all but those that frame it. */
export const alphabetWithout = (frame: string): CharSet => (frame === '' ? complement([]) : complement(charSet(frame)));

/** As an RE2 expression that has to match all of a value. Only for patterns without set operations. @throws ConditionError */
export function expressionOf(node: Regexp, alphabet: CharSet, repeats = 1): string {
  switch (node.kind) {
    case 'char':
      return setExpression(node.set, alphabet);
    case 'sequence':
      return node.parts.map((part) => expressionOf(part, alphabet, repeats)).join('');
    case 'union':
      return `(?:${node.ways.map((way) => expressionOf(way, alphabet, repeats)).join('|')})`;
    case 'repeat': {
      const most = Math.max(node.min, node.max ?? 1, 1) * repeats;
      if (most > MOST_REPEATS) throw new ConditionError(`The regular expression repeats a part more than ${MOST_REPEATS} times.`);
      const { min, max } = node;
      return `(?:${expressionOf(node.of, alphabet, most)})${max === undefined && min < 2 ? (min === 0 ? '*' : '+') : `{${min},${max ?? ''}}`}`;
    }
    case 'intersection':
    case 'complement':
      throw new Error('RE2 has no set operations');
  }
}

/** One character of the set that is also one of the alphabet, whichever way of saying so is shorter. */
export function setExpression(set: CharSet, alphabet: CharSet): string {
  const wanted = intersection(set, alphabet);
  const [only] = wanted;
  if (!only) return NEVER;
  if (wanted.length === 1 && only[0] === only[1]) return charExpression(only[0]);
  const rest = complement(wanted);
  if (wanted.at(-1)?.[1] !== LAST_CODE_POINT) return `[${rangesExpression(wanted)}]`;
  return rest.length === 0 ? '(?s:.)' : `[^${rangesExpression(rest)}]`;
}

const rangesExpression = (set: CharSet) => set.map(([first, last]) => (first === last ? charExpression(first) : `${charExpression(first)}-${charExpression(last)}`)).join('');

/** Letters and digits as they are, all else by number, in or out of brackets. */
function charExpression(code: number): string {
  const char = String.fromCodePoint(code);
  return /^[a-zA-Z0-9 _]$/.test(char) || (code >= 0xa1 && !(code >= 0xd800 && code <= 0xdfff)) ? char : `\\x{${code.toString(16)}}`;
}
