import { both, ignoringCase, not, range, union, type CodeSet } from './code-set';
import { parseEscapedCharacter, setOfEscaped } from './parse-escape';
import type { Parser } from './parser';

/** Reads a class of characters at `[`. */
export function parseBrackets(parser: Parser): CodeSet {
  parser.at += 1;
  const negative = parser.take('^');
  const set = intersections(parser);
  if (!parser.take(']')) parser.fail('Unclosed character class', parser.source.length - 1);
  return negative ? not(set) : set;
}

/** Everything up to the closing bracket. */
function intersections(parser: Parser): CodeSet {
  let set = items(parser, true);
  while (parser.take('&&')) {
    const other = items(parser, false);
    set = set && other ? both(set, other) : (set ?? other);
  }
  if (set === undefined) parser.fail('Bad class syntax', parser.at);
  return set;
}

/** The union of what stands before the next `&&`; a bracket that comes first is a character. */
function items(parser: Parser, isFirst: boolean): CodeSet | undefined {
  const sets: CodeSet[] = [];
  for (;;) {
    parser.skipComments();
    if (parser.done) parser.fail('Unclosed character class', parser.source.length - 1);
    if (parser.startsWith('&&')) break;
    if (parser.peek() === ']' && (sets.length > 0 || !isFirst)) break;
    if (parser.peek() === '[') sets.push(parseBrackets(parser));
    else if (parser.take('\\Q')) quoted(parser, sets);
    else sets.push(item(parser));
  }
  return sets.length === 0 ? undefined : union(sets);
}

function quoted(parser: Parser, sets: CodeSet[]): void {
  while (!parser.done && !parser.take('\\E')) sets.push(cased(parser, parser.code()));
}

/** A character, an escape or a range. */
function item(parser: Parser): CodeSet {
  const first = endOfRange(parser);
  if (typeof first !== 'number') return first;
  if (parser.peek() !== '-' || '[]'.includes(parser.peek(1)) || parser.peek(1) === '')
    return cased(parser, first);
  const dash = parser.at;
  parser.at += 1;
  const last = endOfRange(parser);
  if (typeof last !== 'number') {
    parser.at = dash;
    return cased(parser, first);
  }
  if (last < first) parser.fail('Illegal character range', parser.at - 1);
  return cased(parser, first, last);
}

function endOfRange(parser: Parser): number | CodeSet {
  if (parser.peek() !== '\\') return parser.code();
  const escaped = parseEscapedCharacter(parser);
  return 'code' in escaped ? escaped.code : setOfEscaped(escaped);
}

function cased({ flags }: Parser, first: number, last = first): CodeSet {
  const set = range(first, last);
  return flags.ignoreCase ? ignoringCase(set, flags.unicodeCase) : set;
}
