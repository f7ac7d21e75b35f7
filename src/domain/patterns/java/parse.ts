import { escapedSet } from './named-sets';
import { ignoringCase, inOtherCase, not, range, single, union, type CodeSet } from './code-set';
import { parseBrackets } from './parse-brackets';
import { parseEscapedCharacter } from './parse-escape';
import { parseGroup } from './parse-group';
import { Parser } from './parser';
import { PatternLimitError } from './pattern-error';
import type { Part, RepeatMode } from './syntax-tree';

export type ParsedPattern = {
  part: Part;
  /** How many groups capture. */
  groups: number;
  /** The groups that have a name. */
  names: ReadonlyMap<string, number>;
};

/**
 * Parses a regular expression in the syntax of Java 17. `givenNames` names groups by the index of
 * their parenthesis; of several with one name, the first counts.
 *
 * @throws JavaPatternError if it is invalid
 * @throws PatternLimitError for the few constructs that are not supported
 */
export function parseJava(
  source: string,
  givenNames: ReadonlyMap<number, string> = new Map(),
): ParsedPattern {
  const parser = new Parser(source, givenNames);
  try {
    const part = parseChoice(parser);
    if (!parser.done) parser.fail("Unmatched closing ')'", parser.at - 1);
    return { part, groups: parser.groups, names: parser.names };
  } catch (error) {
    // The parser is recursive.
    if (error instanceof RangeError) throw new PatternLimitError('Groups are nested too deeply.');
    throw error;
  }
}

/** Alternatives, up to a closing parenthesis or the end. */
export function parseChoice(parser: Parser): Part {
  const parts = [parseSequence(parser)];
  while (parser.take('|')) parts.push(parseSequence(parser));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts };
}

function parseSequence(parser: Parser): Part {
  const parts: Part[] = [];
  for (;;) {
    parser.skipComments();
    if (parser.done || parser.peek() === '|' || parser.peek() === ')') break;
    if (parser.take('\\Q')) parts.push(...quotedParts(parser));
    else {
      const part = parsePart(parser);
      if (part) parts.push(repeated(parser, part));
    }
  }
  if (parts.length === 0) return { kind: 'empty' };
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
}

/** What `\Q` quotes; a quantifier behind it belongs to its last character. */
function quotedParts(parser: Parser): Part[] {
  const parts: Part[] = [];
  while (!parser.done && !parser.take('\\E')) parts.push(character(parser, parser.code()));
  const last = parts.pop();
  return last ? [...parts, repeated(parser, last)] : [];
}

/** Undefined for what only sets flags. */
function parsePart(parser: Parser): Part | undefined {
  const { flags } = parser;
  const char = parser.peek();
  switch (char) {
    case '*':
    case '+':
    case '?':
      return parser.fail(`Dangling meta character '${char}'`, parser.at);
    case '{':
      return parser.fail('Illegal repetition', parser.at + 1);
    case '(':
      return parseGroup(parser, parseChoice);
    case '[':
      return { kind: 'set', set: bracketsAt(parser) };
    case '\\':
      return parseEscape(parser);
    case '.':
      parser.at += 1;
      return { kind: 'set', set: dot(parser) };
    case '^':
      parser.at += 1;
      return assertion(parser, flags.multiline ? 'lineStart' : 'start');
    case '$':
      parser.at += 1;
      return assertion(parser, flags.multiline ? 'lineEnd' : 'endOrLastLine');
    default:
      return character(parser, parser.code());
  }
}

/** The same class is the same set, of which the compiler makes one table. */
function bracketsAt(parser: Parser): CodeSet {
  const start = parser.at;
  const set = parseBrackets(parser);
  const { ignoreCase, unicodeCase, unicodeClasses } = parser.flags;
  const key = `${ignoreCase}${unicodeCase}${unicodeClasses}${parser.source.slice(start, parser.at)}`;
  const known = parser.classes.get(key);
  if (known) return known;
  parser.classes.set(key, set);
  return set;
}

const assertion = ({ flags }: Parser, is: Extract<Part, { kind: 'assertion' }>['is']): Part => ({
  kind: 'assertion',
  is,
  unixLines: flags.unixLines,
});

const NO_LINE_END = (code: number) =>
  code !== 10 && code !== 13 && code !== 0x85 && code !== 0x2028 && code !== 0x2029;
const NO_NEWLINE = not(single(10));
const ANY = range(0, 0x10ffff);

const dot = ({ flags }: Parser) =>
  flags.dotAll ? ANY : flags.unixLines ? NO_NEWLINE : NO_LINE_END;

function character({ flags }: Parser, code: number): Part {
  const other = flags.ignoreCase ? inOtherCase(code, flags.unicodeCase) : code;
  return other === code
    ? { kind: 'char', code }
    : { kind: 'set', set: union([single(code), single(other)]) };
}

const ASSERTIONS: Readonly<Record<string, Extract<Part, { kind: 'assertion' }>['is']>> = {
  A: 'start',
  // Searches always begin at the start of the text.
  G: 'start',
  Z: 'endOrLastLine',
  z: 'end',
  b: 'boundary',
  B: 'noBoundary',
};

const LINE_BREAK: Part = {
  kind: 'choice',
  parts: [
    {
      kind: 'sequence',
      parts: [
        { kind: 'char', code: 13 },
        { kind: 'char', code: 10 },
      ],
    },
    { kind: 'set', set: escapedSet('v', false) ?? ANY },
  ],
};

function parseEscape(parser: Parser): Part {
  const letter = parser.peek(1);
  const is = ASSERTIONS[letter];
  if (is !== undefined && !parser.startsWith('\\b{')) {
    parser.at += 2;
    return assertion(parser, is);
  }
  if (parser.take('\\R')) return LINE_BREAK;
  if (parser.startsWith('\\X') || parser.startsWith('\\b{'))
    throw new PatternLimitError('Grapheme clusters (\\X, \\b{g}) are not supported.');
  if (/[1-9]/.test(letter)) return numberedReference(parser);
  if (letter === 'k') return namedReference(parser);
  const escaped = parseEscapedCharacter(parser);
  if ('code' in escaped) return character(parser, escaped.code);
  const { ignoreCase, unicodeCase } = parser.flags;
  return {
    kind: 'set',
    set: ignoreCase && unicodeCase ? ignoringCase(escaped.set, true) : escaped.set,
  };
}

/** More digits belong to the number while that many groups exist. */
function numberedReference(parser: Parser): Part {
  parser.at += 1;
  let index = Number(parser.peek());
  parser.at += 1;
  while (/[0-9]/.test(parser.peek()) && index * 10 + Number(parser.peek()) <= parser.groups) {
    index = index * 10 + Number(parser.peek());
    parser.at += 1;
  }
  return reference(parser, index);
}

function namedReference(parser: Parser): Part {
  const name = parser.takeMatch(/\\k<([^>]*)>/y)?.[1];
  if (name === undefined)
    return parser.fail("\\k is not followed by '<' for named capturing group", parser.at + 1);
  const index = parser.names.get(name);
  if (index === undefined)
    return parser.fail(`named capturing group <${name}> does not exist`, parser.at - 1);
  return reference(parser, index);
}

/** A group that has not ended is no match yet, and neither is one that follows. */
const reference = ({ groups, open, flags }: Parser, index: number): Part =>
  index > groups || open.has(index)
    ? { kind: 'never' }
    : { kind: 'reference', index, ignoreCase: flags.ignoreCase };

/** Reads the quantifier behind a part, if there is one. */
function repeated(parser: Parser, part: Part): Part {
  parser.skipComments();
  const bounds = quantifier(parser);
  if (bounds === undefined) return part;
  const mode: RepeatMode = parser.take('?') ? 'lazy' : parser.take('+') ? 'possessive' : 'greedy';
  return { kind: 'repeat', part, ...bounds, mode };
}

function quantifier(parser: Parser): { least: number; most: number } | undefined {
  if (parser.take('*')) return { least: 0, most: Infinity };
  if (parser.take('+')) return { least: 1, most: Infinity };
  if (parser.take('?')) return { least: 0, most: 1 };
  if (parser.peek() !== '{') return undefined;
  if (!/[0-9]/.test(parser.peek(1))) parser.fail('Illegal repetition', parser.at + 1);
  const found = parser.takeMatch(/\{(\d+)(,(\d*))?\}/y);
  if (found === undefined) parser.fail('Unclosed counted closure', parser.at);
  const least = Number(found[1]);
  const most = found[2] === undefined ? least : found[3] === '' ? Infinity : Number(found[3]);
  if (most < least || least > 0x7fffffff) parser.fail('Illegal repetition range', parser.at - 1);
  return { least, most };
}
