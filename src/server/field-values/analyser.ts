import { analyse as analysed } from '@/domain/query/analysis';

/** Characters that are tokenized at a time. */
const CHUNK_LENGTH = 8192;
const LONGEST_TOKEN = 255;

/** Returns the tokens of a text in order, like Lucene's standard analyzer. */
export const analyse = (text: string): string[] => analysed(text).map(({ token }) => token);

/**
 * Returns the tokens in the form of the column `terms`, ` a b c `, in which a word or phrase is a
 * substring. Without tokens it is a single space.
 */
export function framedTerms(text: string): string {
  let terms = ' ';
  for (let from = 0; from < text.length;) {
    const to = endOfChunk(text, from);
    const chunk = from === 0 && to === text.length ? text : text.slice(from, to);
    terms += asciiTerms(chunk) ?? analysedTerms(chunk);
    from = to;
  }
  return terms;
}

/**
 * Splits after a space, which no token contains. Without chunks, a text of several megabytes would
 * produce a million tokens at once and cause long garbage collections.
 */
function endOfChunk(text: string, from: number): number {
  if (text.length - from <= CHUNK_LENGTH) return text.length;
  const blank = text.indexOf(' ', from + CHUNK_LENGTH);
  return blank < 0 ? text.length : blank + 1;
}

function analysedTerms(text: string): string {
  let terms = '';
  for (const { token } of analysed(text)) terms += `${token} `;
  return terms;
}

/** Word break classes of ASCII characters: see `domain/query/word-class`. */
const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const JOINER = 3;
const MID_LETTER = 4;
const MID_NUMBER = 5;
const MID_BOTH = 6;
const classes = new Uint8Array(128);
const classify = (chars: string, kind: number) =>
  [...chars].forEach((char) => (classes[char.charCodeAt(0)] = kind));
classify('abcdefghijklmnopqrstuvwxyz', LETTER);
classify('0123456789', DIGIT);
classify('_', JOINER);
classify(':', MID_LETTER);
classify(',;', MID_NUMBER);
classify(".'", MID_BOTH);

/**
 * A fast path for ASCII, which is most of what is logged and has simple word breaks. Returns
 * undefined for other texts.
 */
function asciiTerms(text: string): string | undefined {
  const lower = text.toLowerCase();
  const { length } = lower;
  let terms = '';
  for (let at = 0; at < length;) {
    const code = lower.charCodeAt(at);
    if (code > 127) return undefined;
    const kind = classes[code] ?? OTHER;
    if (kind === OTHER || kind > JOINER) {
      at += 1;
      continue;
    }
    const end = endOfWord(lower, at, kind);
    if (end < 0) return undefined;
    if (kind !== JOINER || hasMoreThanJoiners(lower, at, end)) terms += `${lower.slice(at, end)} `;
    at = end;
  }
  return terms;
}

/** Returns -1 if the word contains a non-ASCII character. */
function endOfWord(lower: string, start: number, first: number): number {
  const limit = Math.min(lower.length, start + LONGEST_TOKEN);
  let previous = first;
  let at = start + 1;
  while (at < limit) {
    const code = lower.charCodeAt(at);
    if (code > 127) return -1;
    const kind = classes[code] ?? OTHER;
    if (kind === OTHER) return at;
    if (kind > JOINER) {
      const joins = kind === MID_BOTH || (kind === MID_LETTER ? LETTER : DIGIT) === previous;
      // Whether a non-ASCII character ends the word is left to the full rules.
      if (at + 1 < lower.length && lower.charCodeAt(at + 1) > 127) return -1;
      if (
        !joins ||
        previous === JOINER ||
        at + 1 >= limit ||
        classes[lower.charCodeAt(at + 1)] !== previous
      )
        return at;
    } else previous = kind;
    at += 1;
  }
  return at;
}

function hasMoreThanJoiners(lower: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (lower.charCodeAt(at) !== 95) return true;
  return false;
}
