import { not, single, type CodeSet } from './code-set';
import { escapedSet, propertySet } from './named-sets';
import { PatternLimitError } from './pattern-error';
import type { Parser } from './parser';

/** An escape for a character, or for one of a set. */
export type EscapedCharacter = { code: number } | { set: CodeSet };

const CONTROLS: Readonly<Record<string, number>> = {
  t: 9,
  n: 10,
  r: 13,
  f: 12,
  a: 7,
  e: 27,
};

/** Reads the escape at `\`, which means the same inside and outside of brackets. */
export function parseEscapedCharacter(parser: Parser): EscapedCharacter {
  const start = parser.at;
  parser.at += 1;
  const letter = parser.peek();
  if (letter === '') parser.fail('Unescaped trailing backslash', parser.source.length);
  if (/[^A-Za-z0-9]/.test(letter)) return { code: parser.code() };
  if (letter === 'p' || letter === 'P') return { set: property(parser) };
  const set = 'dDwWsShHvV'.includes(letter)
    ? escapedSet(letter, parser.flags.unicodeClasses)
    : undefined;
  parser.at += 1;
  if (set) return { set };
  const control = CONTROLS[letter];
  if (control !== undefined) return { code: control };
  const code = numbered(parser, letter);
  if (code === undefined) parser.fail('Illegal/unsupported escape sequence', start + 1);
  return { code };
}

/** A character by its number; the letter has been read. */
function numbered(parser: Parser, letter: string): number | undefined {
  switch (letter) {
    case '0': {
      const digits = parser.takeMatch(/[0-3][0-7]{0,2}|[4-7][0-7]?/y)?.[0];
      if (digits === undefined) parser.fail('Illegal octal escape sequence', parser.at);
      return parseInt(digits, 8);
    }
    case 'x': {
      const digits = parser.takeMatch(/([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,8})\}/y);
      const code = parseInt(digits?.[1] ?? digits?.[2] ?? '', 16);
      if (!(code <= 0x10ffff)) parser.fail('Illegal hexadecimal escape sequence', parser.at);
      return code;
    }
    case 'u': {
      const digits = parser.takeMatch(/([0-9A-Fa-f]{4})(?:\\u([dD][c-fC-F][0-9A-Fa-f]{2}))?/y);
      if (digits === undefined) parser.fail('Illegal Unicode escape sequence', parser.at);
      return unitsOf(parser, digits);
    }
    case 'c':
      if (parser.done) parser.fail('Illegal control escape sequence', parser.at);
      return parser.code() ^ 64;
    case 'N':
      throw new PatternLimitError('Characters by name (\\N{…}) are not supported.');
    default:
      return undefined;
  }
}

/** Two escapes make one code point if they are surrogates. */
function unitsOf(parser: Parser, digits: RegExpExecArray): number {
  const first = parseInt(digits[1] ?? '', 16);
  const second = digits[2];
  if (second === undefined) return first;
  if (first >= 0xd800 && first < 0xdc00)
    return 0x10000 + ((first - 0xd800) << 10) + (parseInt(second, 16) - 0xdc00);
  parser.at -= 6;
  return first;
}

/** `\p{…}`, `\pL` and their opposites. */
function property(parser: Parser): CodeSet {
  const negative = parser.peek() === 'P';
  parser.at += 1;
  const name = parser.takeMatch(/\{([^}]*)\}|([^{])/y);
  if (name === undefined) parser.fail('Unclosed character family', parser.source.length - 1);
  const found = name[1] ?? name[2] ?? '';
  const set = propertySet(found);
  if (set === undefined) parser.fail(`Unknown character property name {${found}}`, parser.at - 1);
  return negative ? not(set) : set;
}

export const setOfEscaped = (escaped: EscapedCharacter): CodeSet =>
  'code' in escaped ? single(escaped.code) : escaped.set;
