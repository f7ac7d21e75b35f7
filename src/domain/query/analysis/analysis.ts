import { lowercased } from './lowercase';
import { classAt, widthAt, wordClass } from './word-class';

/** A token of an analysed text; UTF-16 offsets, `end` exclusive. */
export type AnalysedToken = { token: string; start: number; end: number };

const MAX_TOKEN_LENGTH = 255;

/**
 * Tokenizes a text like Lucene's standard analyser: Unicode word breaks (UAX #29), lower case, one
 * token per Han or Hiragana character, emoji are tokens, tokens longer than 255 are split.
 * `foo_bar`, `10.0.0.1` and `o'neil` are one token each, `foo-bar` and `ops@example.org` are two. A
 * token's position is its index. `Intl.Segmenter` is not used, because browsers and Node segment
 * Chinese, Japanese and Thai with different dictionaries.
 */
export function analyse(text: string): AnalysedToken[] {
  const tokens: AnalysedToken[] = [];
  for (let start = 0; start < text.length;) {
    const kind = classAt(text, start);
    if (kind < wordClass.letter) {
      start += widthAt(text, start);
      continue;
    }
    const end = endOfToken(text, start, kind);
    if (kind !== wordClass.joiner || hasMoreThanJoiners(text, start, end)) {
      tokens.push({ token: lowercased(text.slice(start, end)), start, end });
    }
    start = end;
  }
  return tokens;
}

function endOfToken(text: string, start: number, kind: number): number {
  switch (kind) {
    case wordClass.single:
      return afterExtends(text, start + widthAt(text, start));
    case wordClass.southEast:
      return endOfRun(text, start);
    case wordClass.emoji:
      return endOfEmoji(text, start);
    case wordClass.region:
      return endOfFlag(text, start);
    default:
      return endOfWord(text, start, kind);
  }
}

function endOfWord(text: string, start: number, kind: number): number {
  const limit = start + MAX_TOKEN_LENGTH;
  let previous = kind;
  let at = start + widthAt(text, start);
  while (at < text.length && at < limit) {
    const next = classAt(text, at);
    if (next === wordClass.extend) {
      at += widthAt(text, at);
    } else if (isJoined(previous, next)) {
      previous = next;
      at += widthAt(text, at);
    } else {
      const after = afterMiddle(text, at, previous, next);
      if (after === -1 || after >= limit) break;
      at = after;
    }
  }
  return at;
}

/** Rules WB5, WB8 to WB10, WB13, WB13a and WB13b. */
function isJoined(previous: number, next: number): boolean {
  if (next === wordClass.joiner) return true;
  if (next === wordClass.letter || next === wordClass.digit) return previous !== wordClass.katakana;
  return (
    next === wordClass.katakana &&
    (previous === wordClass.katakana || previous === wordClass.joiner)
  );
}

/**
 * Rules WB6, WB7, WB11, WB12: the offset after a middle character between two letters or two
 * digits, or -1.
 */
function afterMiddle(text: string, at: number, previous: number, next: number): number {
  const joinsLetters = next === wordClass.midLetter || next === wordClass.midBoth;
  const joinsDigits = next === wordClass.midNumber || next === wordClass.midBoth;
  if (
    !(joinsLetters && previous === wordClass.letter) &&
    !(joinsDigits && previous === wordClass.digit)
  )
    return -1;
  const after = afterExtends(text, at + 1);
  return after < text.length && classAt(text, after) === previous ? after : -1;
}

function endOfRun(text: string, start: number): number {
  let at = start;
  while (
    at < text.length &&
    at - start < MAX_TOKEN_LENGTH &&
    (classAt(text, at) === wordClass.southEast || classAt(text, at) === wordClass.extend)
  )
    at += widthAt(text, at);
  return at;
}

/** Includes its skin tone and, after a zero-width joiner, the next emoji. */
function endOfEmoji(text: string, start: number): number {
  let at = afterExtends(text, start + widthAt(text, start));
  while (
    text.charAt(at - 1) === '\u200d' &&
    at < text.length &&
    classAt(text, at) === wordClass.emoji
  )
    at = afterExtends(text, at + widthAt(text, at));
  return at;
}

/** Two regional indicators form a flag. */
function endOfFlag(text: string, start: number): number {
  const at = afterExtends(text, start + widthAt(text, start));
  return at < text.length && classAt(text, at) === wordClass.region
    ? afterExtends(text, at + widthAt(text, at))
    : at;
}

function afterExtends(text: string, start: number): number {
  let at = start;
  while (at < text.length && classAt(text, at) === wordClass.extend) at += widthAt(text, at);
  return at;
}

function hasMoreThanJoiners(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const kind = classAt(text, at);
    if (kind !== wordClass.joiner && kind !== wordClass.extend) return true;
  }
  return false;
}
