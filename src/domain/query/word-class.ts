/** Word break properties of UAX #29, as far as tokens depend on them. */
export const wordClass = {
  /** Separators. */
  other: 1,
  /** Combining marks and invisible format characters, which extend the character before them. */
  extend: 2,
  /** Join two letters, two digits, or either: `example.org`, `1,5`. */
  midLetter: 3,
  midNumber: 4,
  midBoth: 5,
  letter: 6,
  digit: 7,
  /** `_` and similar characters join anything but are not a word alone. */
  joiner: 8,
  katakana: 9,
  /** Han and Hiragana: one token per character. */
  single: 10,
  /** Thai, Lao, Khmer, Burmese: written without spaces, so a run is one token. */
  southEast: 11,
  emoji: 12,
  region: 13,
} as const;

export type WordClass = (typeof wordClass)[keyof typeof wordClass];

// The first match wins.
const patterns: readonly (readonly [RegExp, WordClass])[] = [
  [/^(?!\u200b)[\p{M}\p{Cf}\u{1f3fb}-\u{1f3ff}]/u, wordClass.extend],
  [/^[:\u00b7\u0387\u055f\u05f4\u2027\ufe13\ufe55\uff1a]/u, wordClass.midLetter],
  [
    /^[,;\u037e\u0589\u060c\u060d\u066c\u07f8\u2044\ufe10\ufe14\ufe50\ufe54\uff0c\uff1b]/u,
    wordClass.midNumber,
  ],
  [/^[.'\u2018\u2019\u2024\ufe52\uff07\uff0e]/u, wordClass.midBoth],
  [/^[\p{Pc}\u202f]/u, wordClass.joiner],
  [/^\p{Nd}/u, wordClass.digit],
  [/^[\p{Script=Katakana}\u3031-\u3035\u309b\u309c\u30a0\u30fc\uff70]/u, wordClass.katakana],
  [/^[\p{Ideographic}\p{Script=Hiragana}]/u, wordClass.single],
  [
    /^(?=[\p{Alphabetic}])[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
    wordClass.southEast,
  ],
  [
    /^[\p{Alphabetic}\u02c2-\u02c5\u02d2-\u02d7\u02de\u02df\u02ed\u02ef-\u02ff\ua720\ua721\ua789\ua78a\u055b\u055c\u055e\u058a\uab5b]/u,
    wordClass.letter,
  ],
  [/^\p{RI}/u, wordClass.region],
  [/^(?![#*©®™〰〽])[\p{Emoji}\p{Extended_Pictographic}]/u, wordClass.emoji],
];

const known = new Uint8Array(0x10000);

/** The class of the character at an offset, or of its high surrogate. */
export function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const found = known[unit];
  if (found !== undefined && found !== 0) return found;
  const isHalf = unit >= 0xd800 && unit <= 0xdbff;
  const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const matched = patterns.find(([pattern]) => pattern.test(char))?.[1] ?? wordClass.other;
  // Surrogate pairs are rare enough not to be cached.
  if (!isHalf) known[unit] = matched;
  return matched;
}

/** 2 for a surrogate pair, else 1. */
export function widthAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const second = text.charCodeAt(at + 1);
  return second >= 0xdc00 && second <= 0xdfff ? 2 : 1;
}
