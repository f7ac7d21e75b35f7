import fc from 'fast-check';

/** Few words, so that random queries match random messages. */
export const words = [
  'error',
  'errors',
  'terror',
  'failed',
  'fail',
  'Failed',
  'foo',
  'bar',
  'ab',
  'ba',
  'abc',
  'a',
  'b',
  'aa',
  'aaa',
  'x',
  'Größe',
  'grösse',
  '日本',
  'テキスト',
  '🚀',
  'naïve',
  'ΟΔΟΣ',
  'οδος',
  'привет',
  '10.0.0.1',
  'foo_bar',
  "o'neil",
  '42',
  '3.5',
  'v1.2.3',
  'AND',
  'İstanbul',
  'connection',
  'conection',
  'connetcion',
] as const;

export const keywords = [
  'shop',
  'Shop',
  'shop-backend',
  'shop billing',
  'sho',
  's',
  'a b',
  'ab',
  'ba',
  '日本',
  'na',
  'naïve',
  '42',
  '3',
  '*',
  'a*b',
  'a\\b',
  '/x/',
  'élodie',
  'elodie',
  'line\nbreak',
  '<5',
  '10.0.0.1',
  'AND',
  '-',
  '🚀x',
  'connection timeout',
  'ΟΔΟΣ',
  '2026-11-18',
] as const;

export const sources = [
  'Web-01',
  'web-02',
  'mail server',
  'ΟΔΟΣ',
  '10.0.0.1',
  'MÜNCHEN',
  'a',
] as const;

const separators = [
  ' ',
  ' ',
  ' ',
  ', ',
  '-',
  ' -- ',
  '\n',
  '.',
  '/',
  ': ',
  '@',
  '_',
  '=',
  "'",
] as const;

/** Texts for the analyser: words, separators, and sometimes arbitrary characters. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...separators)), { maxLength: 12 })
      .map((pairs) => pairs.flat().join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);

const anyWord = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...keywords),
  fc.constantFrom(...sources),
);

/** A word that occurs in messages, or a similar one. */
export const searchedWords: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyWord },
  {
    weight: 3,
    arbitrary: fc
      .tuple(anyWord, fc.nat(), fc.constantFrom('drop', 'double', 'swap', 'change', 'upper'))
      .map(([word, at, way]) => changed(word, at, way)),
  },
);

function changed(
  word: string,
  where: number,
  way: 'drop' | 'double' | 'swap' | 'change' | 'upper',
): string {
  const chars = [...word];
  const at = where % chars.length;
  const [char = '', next = ''] = [chars[at], chars[at + 1]];
  switch (way) {
    case 'drop':
      return chars.length === 1 ? word : chars.toSpliced(at, 1).join('');
    case 'double':
      return chars.toSpliced(at, 0, char).join('');
    case 'swap':
      return next === '' ? word : chars.toSpliced(at, 2, next, char).join('');
    case 'change':
      return chars.toSpliced(at, 1, 'é').join('');
    case 'upper':
      return word.toUpperCase();
  }
}
