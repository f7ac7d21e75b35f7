import { analyse as analysed } from '@/domain/query/analysis';

/** Characters that are cut into tokens at a time. */
const PIECE = 8192;
const LONGEST_TOKEN = 255;

/** The tokens of a text, in order, as Lucene's standard analyser cuts them. */
export const analyse = (text: string): string[] => analysed(text).map(({ token }) => token);

/**
 * Tokens as `terms` holds them: ` a b c `, so that a word or a phrase is a part of the text. A
 * blank alone where there are none.
 */
export function framedTerms(text: string): string {
  let terms = ' ';
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    const piece = from === 0 && to === text.length ? text : text.slice(from, to);
    terms += asciiTerms(piece) ?? analysedTerms(piece);
    from = to;
  }
  return terms;
}

/**
 * Behind a blank, which no token holds. A text of megabytes would otherwise be a million tokens at
 * once, and all else would wait for the garbage.
 */
function endOfPiece(text: string, from: number): number {
  if (text.length - from <= PIECE) return text.length;
  const blank = text.indexOf(' ', from + PIECE);
  return blank < 0 ? text.length : blank + 1;
}

function analysedTerms(text: string): string {
  let terms = '';
  for (const { token } of analysed(text)) terms += `${token} `;
  return terms;
}

/** What ASCII characters are to the word breaks: see `domain/query/word-class`. */
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
 * Most of what is logged is ASCII, whose word breaks are few rules. Undefined for all other texts.
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

/** -1 where the word has a character that is not of ASCII. */
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
      // A character beyond ASCII ends the word here or not: that is for the other rules.
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
