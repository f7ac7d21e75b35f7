/** A format that dates cannot have; the message is Java's. */
export class DateFormatError extends Error {}

export type DateField =
  | 'year'
  | 'month'
  | 'day'
  | 'dayOfYear'
  | 'weekday'
  | 'hour'
  | 'clockHour'
  | 'hourOfHalf'
  | 'clockHourOfHalf'
  | 'half'
  | 'minute'
  | 'second'
  | 'nano';

/** A part of a date's format. */
export type DateElement =
  | { kind: 'literal'; text: string }
  /** `signed` if more digits than `least` need a plus sign. */
  | { kind: 'number'; field: DateField; least: number; most: number; signed: boolean }
  /** Two digits of a year from 2000 on. */
  | { kind: 'shortYear' }
  | { kind: 'fraction'; digits: number }
  | { kind: 'point' }
  /** The first name stands for `first`. */
  | { kind: 'names'; field: DateField; names: readonly string[]; first: number }
  | { kind: 'offset'; pattern: RegExp }
  | { kind: 'zone' }
  | { kind: 'optional'; elements: readonly DateElement[] };

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 3));

const OFFSETS = {
  hour: /([+-])(\d\d)(\d\d)?/y,
  plain: /([+-])(\d\d)(\d\d)/y,
  colon: /([+-])(\d\d):(\d\d)/y,
  seconds: /([+-])(\d\d)(\d\d)(\d\d)?/y,
  colonSeconds: /([+-])(\d\d):(\d\d)(?::(\d\d))?/y,
} as const;
const OFFSETS_BY_COUNT = ['hour', 'plain', 'colon', 'seconds', 'colonSeconds'] as const;
const orZ = (pattern: RegExp) => new RegExp(`Z|${pattern.source}`, 'y');

const NUMBERS: Readonly<Record<string, DateField>> = {
  d: 'day',
  D: 'dayOfYear',
  H: 'hour',
  k: 'clockHour',
  K: 'hourOfHalf',
  h: 'clockHourOfHalf',
  m: 'minute',
  s: 'second',
  n: 'nano',
};

/** Letters that Java knows and this node does not read. */
const UNSUPPORTED = 'GQqwWFgecBANvOpY';

/**
 * Reads a format of Java's DateTimeFormatter, such as `dd/MMM/yyyy:HH:mm:ss Z`.
 * @throws DateFormatError with Java's message
 */
export function dateElements(format: string): readonly DateElement[] {
  const levels: DateElement[][] = [[]];
  const add = (element: DateElement) => levels.at(-1)?.push(element);
  for (const [token] of format.matchAll(/([A-Za-z])\1*|'(?:[^']|'')*'?|[^]/g)) {
    if (/^[A-Za-z]/.test(token)) add(ofLetters(token));
    else if (token.startsWith("'")) add(quoted(token, format));
    else if (token === '[') levels.push([]);
    else if (token === ']') {
      const elements = levels.pop();
      if (elements === undefined || levels.length === 0)
        throw new DateFormatError('Pattern invalid as it contains ] without previous [');
      add({ kind: 'optional', elements });
    } else if ('{}#'.includes(token))
      throw new DateFormatError(`Pattern includes reserved character: '${token}'`);
    else add({ kind: 'literal', text: token });
  }
  // Sections that are still open end here.
  while (levels.length > 1) add({ kind: 'optional', elements: levels.pop() ?? [] });
  return levels[0] ?? [];
}

function quoted(token: string, format: string): DateElement {
  if (token.length < 2 || !token.endsWith("'"))
    throw new DateFormatError(`Pattern ends with an incomplete string literal: ${format}`);
  const text = token === "''" ? "'" : token.slice(1, -1).replaceAll("''", "'");
  return { kind: 'literal', text };
}

function ofLetters(letters: string): DateElement {
  const { 0: letter = '', length: count } = letters;
  switch (letter) {
    case 'u':
    case 'y':
      atMost(letters, 19);
      if (count === 2) return { kind: 'shortYear' };
      return { kind: 'number', field: 'year', least: count, most: 19, signed: count >= 4 };
    case 'M':
    case 'L':
      atMost(letters, 5);
      if (count > 2) return ofNames(letters, 'month', MONTHS);
      return numeric('month', count);
    case 'E':
      atMost(letters, 5);
      return ofNames(letters, 'weekday', WEEKDAYS);
    case 'a':
      atMost(letters, 1);
      return { kind: 'names', field: 'half', names: ['AM', 'PM'], first: 0 };
    case 'S':
      atMost(letters, 9);
      return { kind: 'fraction', digits: count };
    case 'X':
    case 'x':
    case 'Z':
      return offset(letters);
    case 'V':
    case 'z':
      if (letter === 'V' && count !== 2)
        throw new DateFormatError('Pattern letter count must be 2: V');
      atMost(letters, 4);
      return { kind: 'zone' };
    default:
      return ofNumber(letters);
  }
}

function ofNumber(letters: string): DateElement {
  const { 0: letter = '', length: count } = letters;
  const field = Object.hasOwn(NUMBERS, letter) ? NUMBERS[letter] : undefined;
  if (field === undefined)
    throw new DateFormatError(
      UNSUPPORTED.includes(letter)
        ? `The letter ${letter} is not supported in formats of dates.`
        : `Unknown pattern letter: ${letter}`,
    );
  if (field === 'nano') return { kind: 'number', field, least: count, most: 19, signed: false };
  atMost(letters, field === 'dayOfYear' ? 3 : 2);
  if (field === 'dayOfYear') return { kind: 'number', field, least: count, most: 3, signed: false };
  return numeric(field, count);
}

/** One letter stands for any number of digits, two for exactly two. */
const numeric = (field: DateField, count: number): DateElement => ({
  kind: 'number',
  field,
  least: count,
  most: count === 1 ? 19 : count,
  signed: false,
});

function ofNames(letters: string, field: DateField, names: readonly string[]): DateElement {
  if (letters.length === 5)
    throw new DateFormatError(`The form ${letters} is not supported in formats of dates.`);
  return {
    kind: 'names',
    field,
    names: letters.length === 4 ? names : shortened(names),
    first: 1,
  };
}

function offset(letters: string): DateElement {
  atMost(letters, 5);
  const { 0: letter, length: count } = letters;
  if (letter !== 'Z') {
    const pattern = OFFSETS[OFFSETS_BY_COUNT[count - 1] ?? 'hour'];
    return { kind: 'offset', pattern: letter === 'X' ? orZ(pattern) : pattern };
  }
  if (count === 4) return { kind: 'offset', pattern: /GMT(?:([+-])(\d\d?)(?::(\d\d))?)?/y };
  return { kind: 'offset', pattern: count === 5 ? orZ(OFFSETS.colonSeconds) : OFFSETS.plain };
}

function atMost(letters: string, most: number): void {
  if (letters.length > most)
    throw new DateFormatError(`Too many pattern letters: ${letters[0] ?? ''}`);
}

/** ISO 8601 with an optional offset, which is read without a format. */
export const ISO_DATE_TIME: readonly DateElement[] = [
  { kind: 'number', field: 'year', least: 4, most: 10, signed: true },
  ...dateElements("-MM-dd'T'HH:mm"),
  {
    kind: 'optional',
    elements: [
      ...dateElements(':ss'),
      { kind: 'optional', elements: [{ kind: 'point' }, { kind: 'fraction', digits: 0 }] },
    ],
  },
  {
    kind: 'optional',
    elements: [
      { kind: 'offset', pattern: orZ(OFFSETS.colonSeconds) },
      {
        kind: 'optional',
        elements: [
          { kind: 'literal', text: '[' },
          { kind: 'zone' },
          { kind: 'literal', text: ']' },
        ],
      },
    ],
  },
];
