import { nodeText } from '@/domain/node-text/node-text';
import { ConditionError } from './condition-error';
import { NEVER } from './re2';
import { charSet, complement, intersection, LAST_CODE_POINT, type CharSet } from './char-set';
import type { Regexp } from './tree';

/** RE2's limit for repetitions, which are multiplied when nested. */
const MOST_REPEATS = 1000;

/** The characters of values: all except the delimiter. */
export const alphabetWithout = (frame: string): CharSet =>
  frame === '' ? complement([]) : complement(charSet(frame));

/** Expresses intersections and complements, which RE2 does not have. */
type SetOperation = (node: Extract<Regexp, { kind: 'intersection' | 'complement' }>) => string;

/** Converts to an RE2 expression that has to match the whole value. @throws ConditionError */
export function expressionOf(
  node: Regexp,
  alphabet: CharSet,
  ofSets: SetOperation,
  repeats = 1,
): string {
  const inner = (part: Regexp, times = repeats) => expressionOf(part, alphabet, ofSets, times);
  switch (node.kind) {
    case 'char':
      return setExpression(node.set, alphabet);
    case 'sequence':
      return node.parts.map((part) => inner(part)).join('');
    case 'union':
      return `(?:${node.ways.map((way) => inner(way)).join('|')})`;
    case 'repeat': {
      const most = Math.max(node.min, node.max ?? 1, 1) * repeats;
      if (most > MOST_REPEATS)
        throw new ConditionError(nodeText('node.regexp.tooManyRepeats', { most: MOST_REPEATS }));
      const { min, max } = node;
      return `(?:${inner(node.of, most)})${max === undefined && min < 2 ? (min === 0 ? '*' : '+') : `{${min},${max ?? ''}}`}`;
    }
    case 'intersection':
    case 'complement':
      return ofSets(node);
  }
}

/** An expression for one character of the set and the alphabet, in the shorter notation. */
export function setExpression(set: CharSet, alphabet: CharSet): string {
  const wanted = intersection(set, alphabet);
  const [only] = wanted;
  if (!only) return NEVER;
  if (wanted.length === 1 && only[0] === only[1]) return charExpression(only[0]);
  const rest = complement(wanted);
  if (wanted.at(-1)?.[1] !== LAST_CODE_POINT) return `[${rangesExpression(wanted)}]`;
  return rest.length === 0 ? '(?s:.)' : `[^${rangesExpression(rest)}]`;
}

const rangesExpression = (set: CharSet) =>
  set
    .map(([first, last]) =>
      first === last ? charExpression(first) : `${charExpression(first)}-${charExpression(last)}`,
    )
    .join('');

/** Letters and digits are literal, other characters are written by number. */
function charExpression(code: number): string {
  const char = String.fromCodePoint(code);
  return /^[a-zA-Z0-9 _]$/.test(char) || (code >= 0xa1 && !(code >= 0xd800 && code <= 0xdfff))
    ? char
    : `\\x{${code.toString(16)}}`;
}
