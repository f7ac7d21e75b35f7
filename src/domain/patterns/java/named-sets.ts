import { both, matching, not, range, single, union, type CodeSet } from './code-set';

const DIGIT = range(48, 57);
const LOWER = range(97, 122);
const UPPER = range(65, 90);
const ALPHA = union([LOWER, UPPER]);
const WORD = union([ALPHA, DIGIT, single(95)]);
const SPACE = union([single(32), range(9, 13)]);
const HORIZONTAL = matching(/[ \t\xa0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000]/u);
const VERTICAL = matching(/[\n-\r\x85\u2028\u2029]/u);
const GRAPH = range(33, 126);

const UNICODE_WORD = matching(/[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d]/u);

const SETS: Readonly<Record<string, CodeSet>> = {
  d: DIGIT,
  w: WORD,
  s: SPACE,
  h: HORIZONTAL,
  v: VERTICAL,
};
const UNICODE_SETS: Readonly<Record<string, CodeSet>> = {
  ...SETS,
  d: matching(/\p{Nd}/u),
  w: UNICODE_WORD,
  s: matching(/\p{White_Space}/u),
};
const opposites = (sets: Readonly<Record<string, CodeSet>>) =>
  Object.fromEntries(Object.entries(sets).map(([letter, set]) => [letter.toUpperCase(), not(set)]));
const ALL = { ...SETS, ...opposites(SETS) };
const ALL_UNICODE = { ...UNICODE_SETS, ...opposites(UNICODE_SETS) };

/** The set of an escape such as `\d` or `\D`; with `unicode`, of all characters of that kind. */
export const escapedSet = (letter: string, unicode: boolean): CodeSet | undefined =>
  (unicode ? ALL_UNICODE : ALL)[letter];

/** The characters between which Java sees no word boundary: those of Unicode, unlike `\w`. */
const BOUNDARY_WORD = matching(/[\p{L}\p{Nd}_]/u);
export const isInWord: CodeSet = (code) => (code < 128 ? WORD(code) : BOUNDARY_WORD(code));

const POSIX: Readonly<Record<string, CodeSet>> = {
  Lower: LOWER,
  Upper: UPPER,
  ASCII: range(0, 127),
  Alpha: ALPHA,
  Digit: DIGIT,
  Alnum: union([ALPHA, DIGIT]),
  Punct: both(GRAPH, not(union([ALPHA, DIGIT]))),
  Graph: GRAPH,
  Print: range(32, 126),
  Blank: union([single(32), single(9)]),
  Cntrl: union([range(0, 31), single(127)]),
  XDigit: union([DIGIT, range(97, 102), range(65, 70)]),
  Space: SPACE,
};

const OF_JAVA: Readonly<Record<string, string>> = {
  javaLowerCase: 'Lowercase',
  javaUpperCase: 'Uppercase',
  javaAlphabetic: 'Alphabetic',
  javaIdeographic: 'Ideographic',
  javaTitleCase: 'Lt',
  javaDigit: 'Nd',
  javaLetter: 'L',
  javaWhitespace: 'White_Space',
  IsAlphabetic: 'Alphabetic',
  IsIdeographic: 'Ideographic',
  IsLetter: 'L',
  IsLowercase: 'Lowercase',
  IsUppercase: 'Uppercase',
  IsPunctuation: 'P',
  IsDigit: 'Nd',
  IsWhite_Space: 'White_Space',
  IsAssigned: 'Assigned',
};

/** The set of `\p{name}`; undefined for names that Java or this engine does not know. */
export function propertySet(name: string): CodeSet | undefined {
  if (Object.hasOwn(POSIX, name)) return POSIX[name];
  if (Object.hasOwn(OF_JAVA, name)) return unicodeSet(OF_JAVA[name] ?? '');
  const [key, value] = name.split('=');
  if (value !== undefined)
    return /^(?:sc|script)$/i.test(key ?? '')
      ? unicodeSet(`Script=${value}`)
      : /^(?:gc|general_category)$/i.test(key ?? '')
        ? unicodeSet(value)
        : undefined;
  if (name.startsWith('Is')) {
    const short = name.slice(2);
    return unicodeSet(`Script=${short}`) ?? unicodeSet(short);
  }
  return /^[A-Z][a-z]?$/.test(name) ? unicodeSet(name) : undefined;
}

function unicodeSet(property: string): CodeSet | undefined {
  if (!/^[\w=]+$/.test(property)) return undefined;
  try {
    return matching(new RegExp(`\\p{${property}}`, 'u'));
  } catch {
    return undefined;
  }
}
