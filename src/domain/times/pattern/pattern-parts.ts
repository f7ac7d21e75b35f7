import { halfDayNames, monthNames, weekdayNames } from './names';

/** What a text says; numbers as written, `fraction` in milliseconds. */
export type Values = Partial<
  Record<
    'year' | 'month' | 'day' | 'dayOfYear' | 'hour' | 'halfHour' | 'half' | 'minute' | 'second',
    number
  >
> & { fraction?: number; zone?: string };

/** A part of a pattern: what it looks like, as a regular expression, and how its one group is read. */
export type Part = {
  source: string;
  /** `now` in milliseconds since the epoch. Absent for parts without a group. */
  read?: (text: string, values: Values, now: () => number) => void;
};

/** A letter with how often it is repeated, or text as it is. */
type Token = { letter: string; count: number } | { literal: string };

const TOKEN = /([A-Za-z])\1*|'((?:[^']|'')*)'|([^A-Za-z'])/g;
const NUMERIC = 'yYdDHhKkmsSxweC';

/** @throws Error for an unsupported letter or an open quote */
export function partsOf(pattern: string, locale: string): Part[] {
  const tokens = tokensOf(pattern);
  return tokens.map((token, index) =>
    'literal' in token
      ? { source: escaped(token.literal) }
      : partOf(token.letter, token.count, isNumeric(tokens[index + 1]), locale),
  );
}

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of pattern.matchAll(TOKEN)) {
    if (match.index !== end) break;
    end += match[0].length;
    const [whole, letter, quoted, other] = match;
    if (letter !== undefined) tokens.push({ letter, count: whole.length });
    else
      tokens.push({
        literal: other ?? (quoted === '' ? "'" : (quoted ?? '').replaceAll("''", "'")),
      });
  }
  if (end !== pattern.length) throw new Error('A quote in the date pattern is not closed.');
  if (tokens.length === 0) throw new Error('The date pattern is empty.');
  return tokens;
}

const isNumeric = (token: Token | undefined): boolean =>
  token !== undefined &&
  'letter' in token &&
  (NUMERIC.includes(token.letter) || (token.letter === 'M' && token.count < 3));

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function partOf(letter: string, count: number, isFollowed: boolean, locale: string): Part {
  switch (letter) {
    case 'y':
    case 'Y':
      return count === 2 ? shortYear(isFollowed) : number('year', isFollowed ? count : 9, true);
    case 'M':
      return count >= 3 ? named('month', monthNames(locale)) : number('month', 2);
    case 'd':
      return number('day', 2);
    case 'D':
      return number('dayOfYear', 3);
    case 'E':
      return named(undefined, weekdayNames(locale));
    case 'a':
      return named('half', halfDayNames(locale));
    case 'H':
      return number('hour', 2);
    case 'k':
      return counted('hour', 24);
    case 'K':
      return number('halfHour', 2);
    case 'h':
      return counted('halfHour', 12);
    case 'm':
      return number('minute', 2);
    case 's':
      return number('second', 2);
    case 'S':
      return fraction(count);
    case 'z':
      return { source: '([A-Za-z]{1,5})', read: (text, values) => void (values.zone = text) };
    case 'Z':
      return zone(count);
    default:
      throw new Error(`The letter “${letter}” in the date pattern is not supported.`);
  }
}

type Numeric = Exclude<keyof Values, 'zone'>;

const number = (field: Numeric, most: number, signed = false): Part => ({
  source: `(${signed ? '[+-]?' : ''}\\d{1,${most}})`,
  read: (text, values) => void (values[field] = Number(text)),
});

/** Hours that count from 1: the last one is 0. */
const counted = (field: 'hour' | 'halfHour', last: number): Part => ({
  source: '(\\d{1,2})',
  read(text, values) {
    const hour = Number(text);
    values[field] = hour < 1 || hour > last ? NaN : hour % last;
  },
});

/** Before now, two digits mean the 80 years until then, after it 19. */
const YEARS_BACK = 80;

/** Two digits are a year near now; others are taken as they are, unless numbers follow. */
const shortYear = (isFollowed: boolean): Part => ({
  source: isFollowed ? '(\\d{2})' : '([+-]?\\d{1,9})',
  read(text, values, now) {
    const first = new Date(now()).getUTCFullYear() - YEARS_BACK;
    const behind = (((Number(text) - first) % 100) + 100) % 100;
    values.year = /^\d\d$/.test(text) ? first + behind : Number(text);
  },
});

const fraction = (most: number): Part => ({
  source: `(\\d{1,${most}})`,
  read: (text, values) => void (values.fraction = Number(text.slice(0, 3).padEnd(3, '0'))),
});

const zone = (count: number): Part => ({
  source:
    count >= 3 ? '([A-Za-z_]+(?:/[A-Za-z_+-]+)*)' : '(Z|[+-]\\d{2}(?::?\\d{2}(?::?\\d{2})?)?)',
  read: (text, values) => void (values.zone = text),
});

const named = (field: Numeric | undefined, names: ReadonlyMap<string, number>): Part => ({
  source: `(${[...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`,
  read(text, values) {
    const value = names.get(text.toLowerCase());
    if (field !== undefined && value !== undefined) values[field] = value;
  },
});
