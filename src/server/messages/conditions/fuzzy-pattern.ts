import { nodeText } from '@/domain/node-text/node-text';
import { ConditionError } from '../regexp/condition-error';
import { NEVER, quoted, type Any } from '../regexp/re2';

/** The maximum length of a token. */
const LONGEST_WORD = 255;

/** The characters of a word as RE2 expressions. */
type Letters = readonly string[];

/**
 * Returns an RE2 expression for all words within `edits` insertions, deletions, substitutions and
 * transpositions, where each character is edited at most once, as in Lucene. The word is halved
 * recursively and the edits are distributed over the halves, so that the expression grows little
 * faster than the word. @throws ConditionError for words of more than 255 characters
 */
export function fuzzyPattern(word: string, edits: number, { one, frame }: Any): string {
  if (word.length > 2 * LONGEST_WORD) throw tooLong();
  // Values never contain the delimiter, so that character has to be edited.
  const letters = Array.from(word, (char) => (char === frame ? NEVER : quoted(char)));
  if (letters.length > LONGEST_WORD) throw tooLong();
  return within(letters, edits, one, new Map());
}

const tooLong = () =>
  new ConditionError(nodeText('node.query.fuzzyTooLong', { most: LONGEST_WORD }));

function within(word: Letters, edits: number, any: string, known: Map<string, string>): string {
  if (edits === 0) return word.join('');
  if (word.length === 0) return `${any}{0,${edits}}`;
  const name = `${edits}${word.join('')}`;
  const found =
    known.get(name) ??
    (word.length === 1
      ? withinOne(word.join(''), edits, any)
      : withinHalves(word, edits, any, known));
  known.set(name, found);
  return found;
}

/** As many characters as edits, or one more of which one is the letter. */
function withinOne(letter: string, edits: number, any: string): string {
  const places = Array.from(
    { length: edits + 1 },
    (_, at) => `${any.repeat(at)}${letter}${any.repeat(edits - at)}`,
  );
  return `(?:${any}{0,${edits}}|${places.join('|')})`;
}

function withinHalves(
  word: Letters,
  edits: number,
  any: string,
  known: Map<string, string>,
): string {
  const middle = word.length >> 1;
  const [left, right] = [word.slice(0, middle), word.slice(middle)];
  const shared = (one: Letters, between: string, other: Letters, most: number) =>
    Array.from(
      { length: most + 1 },
      (_, count) =>
        `${within(one, count, any, known)}${between}${within(other, most - count, any, known)}`,
    );
  const [last = '', first = ''] = [left.at(-1), right[0]];
  const swapped =
    last === first ? [] : shared(left.slice(0, -1), `${first}${last}`, right.slice(1), edits - 1);
  return `(?:${[...shared(left, '', right, edits), ...swapped].join('|')})`;
}

/**
 * RE2 handles words of up to 40 letters quickly; beyond that its automaton exceeds its memory
 * budget and is a hundred times slower.
 */
const LONGEST_QUICK_WORD = 36;

/**
 * Parts of the word of which every match contains at least one unchanged, as an edit affects one
 * part, or two with a transposition across their border. Searching for them first is much faster
 * than the full expression. Empty if that is fast anyway.
 */
export function intactParts(word: string, edits: number): string[] {
  const letters = [...word];
  if (edits < 2 || letters.length <= LONGEST_QUICK_WORD) return [];
  const count = 2 * edits + 1;
  const size = letters.length / count;
  return Array.from({ length: count }, (_, at) =>
    letters.slice(Math.floor(at * size), Math.floor((at + 1) * size)).join(''),
  );
}
