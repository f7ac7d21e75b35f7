import { NO_FLAGS, type Flags, type Parser } from './parser';
import { widthOf, type Part } from './syntax-tree';

type ParseInside = (parser: Parser) => Part;

/** Reads what begins at `(`. Undefined for flags that apply to what follows, such as `(?i)`. */
export function parseGroup(parser: Parser, inside: ParseInside): Part | undefined {
  const start = parser.at;
  parser.at += 1;
  if (!parser.take('?')) return captured(parser, inside, parser.givenNames.get(start));
  if (parser.take(':')) return closed(parser, inside);
  if (parser.take('>')) return { kind: 'atomic', part: closed(parser, inside) };
  if (parser.take('=')) return look(parser, inside, false, false);
  if (parser.take('!')) return look(parser, inside, false, true);
  if (parser.take('<=')) return look(parser, inside, true, false);
  if (parser.take('<!')) return look(parser, inside, true, true);
  if (parser.take('<')) return captured(parser, inside, groupName(parser));
  return flagged(parser, inside);
}

function groupName(parser: Parser): string {
  if (!/[a-zA-Z]/.test(parser.peek()))
    parser.fail('capturing group name does not start with a Latin letter', parser.at);
  const name = parser.takeMatch(/[a-zA-Z][a-zA-Z0-9]*/y)?.[0] ?? '';
  if (parser.peek() !== '>')
    parser.fail("named capturing group is missing trailing '>'", parser.at);
  if (parser.names.has(name))
    parser.fail(`Named capturing group <${name}> is already defined`, parser.at);
  parser.at += 1;
  return name;
}

function captured(parser: Parser, inside: ParseInside, name: string | undefined): Part {
  parser.groups += 1;
  const index = parser.groups;
  if (name !== undefined && !parser.names.has(name)) parser.names.set(name, index);
  parser.open.add(index);
  const part = closed(parser, inside);
  parser.open.delete(index);
  return { kind: 'group', index, part };
}

/** The inside of a group; flags set in it end with it. */
function closed(parser: Parser, inside: ParseInside): Part {
  const { flags } = parser;
  const part = inside(parser);
  if (!parser.take(')')) parser.fail('Unclosed group', parser.at);
  parser.flags = flags;
  return part;
}

function look(parser: Parser, inside: ParseInside, behind: boolean, negative: boolean): Part {
  const part = closed(parser, inside);
  if (behind && widthOf(part).most === Infinity)
    parser.fail('Look-behind group does not have an obvious maximum length', parser.at - 1);
  return { kind: 'look', behind, negative, part };
}

const FLAGS: Readonly<Record<string, (keyof Flags)[]>> = {
  i: ['ignoreCase'],
  m: ['multiline'],
  s: ['dotAll'],
  u: ['unicodeCase'],
  x: ['comments'],
  d: ['unixLines'],
  U: ['unicodeClasses', 'unicodeCase'],
  // Canonical equivalence cannot be switched on in Java either.
  c: [],
};

function flagged(parser: Parser, inside: ParseInside): Part | undefined {
  const before = parser.flags;
  const flags = { ...NO_FLAGS, ...before };
  let value = true;
  for (; !parser.done && !':)'.includes(parser.peek()); parser.at += 1) {
    const letter = parser.peek();
    if (letter === '-' && value) {
      value = false;
      continue;
    }
    const names = Object.hasOwn(FLAGS, letter) ? FLAGS[letter] : undefined;
    if (names === undefined)
      parser.fail(
        /[a-zA-Z]/.test(letter) ? 'Unknown inline modifier' : 'Unknown group type',
        parser.at,
      );
    for (const name of names) flags[name] = value;
  }
  const isEnd = parser.take(')');
  if (!isEnd && !parser.take(':')) parser.fail('Unknown inline modifier', parser.at);
  parser.flags = flags;
  if (isEnd) return undefined;
  const part = closed(parser, inside);
  parser.flags = before;
  return part;
}
