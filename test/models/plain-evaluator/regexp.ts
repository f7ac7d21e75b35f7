import fc from 'fast-check';

/**
 * A generated regular expression, with its meaning known from its construction instead of a parser.
 */
export type PlainRegexp =
  | { kind: 'letter'; char: string }
  | { kind: 'any' | 'anyText' | 'nothing' | 'empty' }
  | { kind: 'set'; members: readonly (readonly [string, string])[]; negated: boolean }
  | { kind: 'shorthand'; letter: 'd' | 'D' | 'w' | 'W' | 's' | 'S' }
  | { kind: 'text'; text: string }
  | { kind: 'numbers'; from: number; to: number }
  | { kind: 'sequence' | 'either' | 'both'; parts: readonly PlainRegexp[] }
  | { kind: 'not'; of: PlainRegexp }
  | { kind: 'repeat'; of: PlainRegexp; min: number; max: number | undefined };

const letter = fc.constantFrom(...'abcdefrosSABÖöß日42_-xΟΣο');
const leaf: fc.Arbitrary<PlainRegexp> = fc.oneof(
  { weight: 8, arbitrary: letter.map((char): PlainRegexp => ({ kind: 'letter', char })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<PlainRegexp>(
      { kind: 'any' },
      { kind: 'anyText' },
      { kind: 'empty' },
      { kind: 'any' },
      { kind: 'nothing' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      members: fc.array(
        fc.tuple(letter, letter).map(([a, b]): [string, string] => (a <= b ? [a, b] : [b, a])),
        { minLength: 1, maxLength: 3 },
      ),
      negated: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('d', 'D', 'w', 'W', 's', 'S')
      .map((one): PlainRegexp => ({ kind: 'shorthand', letter: one as 'd' })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('foo', 'error', 'shop', 'Größe', 'a*b', 'fail')
      .map((text): PlainRegexp => ({ kind: 'text', text })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('numbers' as const),
      from: fc.integer({ min: 0, max: 60 }),
      to: fc.integer({ min: 0, max: 5000 }),
    }),
  },
);

export const plainRegexps: fc.Arbitrary<PlainRegexp> = fc.letrec<{ node: PlainRegexp }>((tie) => {
  const some = fc.array(tie('node'), { minLength: 1, maxLength: 3 });
  return {
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      { weight: 4, arbitrary: leaf },
      { weight: 4, arbitrary: some.map((parts): PlainRegexp => ({ kind: 'sequence', parts })) },
      { weight: 2, arbitrary: some.map((parts): PlainRegexp => ({ kind: 'either', parts })) },
      { weight: 2, arbitrary: some.map((parts): PlainRegexp => ({ kind: 'both', parts })) },
      { weight: 2, arbitrary: tie('node').map((of): PlainRegexp => ({ kind: 'not', of })) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            tie('node'),
            fc.integer({ min: 0, max: 2 }),
            fc.option(fc.integer({ min: 0, max: 2 })),
          )
          .map(([of, min, more]): PlainRegexp => ({
            kind: 'repeat',
            of,
            min,
            max: more === null ? undefined : min + more,
          })),
      },
    ),
  };
}).node;

/** The expression as written between the slashes of a query. */
export function printRegexp(node: PlainRegexp): string {
  switch (node.kind) {
    case 'letter':
      return node.char;
    case 'any':
      return '.';
    case 'anyText':
      return '@';
    case 'nothing':
      return '#';
    case 'empty':
      return '()';
    case 'set':
      return `[${node.negated ? '^' : ''}${node.members.map(([a, b]) => (a === b ? escaped(a) : `${escaped(a)}-${escaped(b)}`)).join('')}]`;
    case 'shorthand':
      return `\\${node.letter}`;
    case 'text':
      return `"${node.text}"`;
    case 'numbers':
      return `<${node.from}-${node.to}>`;
    case 'sequence':
      return `(${node.parts.map(printRegexp).join('')})`;
    case 'either':
      return `(${node.parts.map(printRegexp).join('|')})`;
    case 'both':
      return `(${node.parts.map(printRegexp).join('&')})`;
    case 'not':
      return `~(${printRegexp(node.of)})`;
    case 'repeat':
      return `(${printRegexp(node.of)})${counts(node.min, node.max)}`;
  }
}

const escaped = (char: string) => (char === '-' ? '\\-' : char);

function counts(min: number, max: number | undefined): string {
  if (max === undefined) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  if (min === 0 && max === 1) return '?';
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

/** Whether it matches a whole text. `fold` is applied to every letter of the expression. */
export function matchesRegexp(
  node: PlainRegexp,
  text: string,
  fold: (letter: string) => string,
): boolean {
  const chars = [...text];
  return endsOf(node, { chars, fold, known: new Map() }, 0).has(chars.length);
}

type Text = {
  chars: readonly string[];
  fold: (letter: string) => string;
  known: Map<PlainRegexp, Map<number, Set<number>>>;
};

/** The positions at which a match that starts at `start` can end. */
function endsOf(node: PlainRegexp, text: Text, start: number): Set<number> {
  const known = text.known.get(node) ?? new Map<number, Set<number>>();
  const ends = known.get(start) ?? newEndsOf(node, text, start);
  text.known.set(node, known.set(start, ends));
  return ends;
}

function newEndsOf(node: PlainRegexp, text: Text, start: number): Set<number> {
  const { chars, fold } = text;
  const here = chars[start];
  const one = (isIt: (char: string) => boolean) =>
    new Set(here !== undefined && isIt(here) ? [start + 1] : []);
  const all = new Set(chars.map((_, at) => at + 1).filter((end) => end > start)).add(start);
  switch (node.kind) {
    case 'letter':
      return one((char) => char === fold(node.char));
    case 'any':
      return one(() => true);
    case 'anyText':
      return all;
    case 'nothing':
      return new Set();
    case 'empty':
      return new Set([start]);
    case 'set':
      return one(
        (char) =>
          node.members.some(
            ([a, b]) => point(fold(a)) <= point(char) && point(char) <= point(fold(b)),
          ) !== node.negated,
      );
    case 'shorthand':
      return one((char) => isShorthand(node.letter, char));
    case 'text':
      return inTurn(
        [...node.text].map((char) => ({ kind: 'letter', char })),
        text,
        start,
      );
    case 'numbers':
      return new Set(
        [...all].filter((end) => isNumber(chars.slice(start, end).join(''), node.from, node.to)),
      );
    case 'sequence':
      return inTurn(node.parts, text, start);
    case 'either':
      return new Set(node.parts.flatMap((part) => [...endsOf(part, text, start)]));
    case 'both':
      return node.parts
        .map((part) => endsOf(part, text, start))
        .reduce((a, b) => new Set([...a].filter((end) => b.has(end))));
    case 'not': {
      const ends = endsOf(node.of, text, start);
      return new Set([...all].filter((end) => !ends.has(end)));
    }
    case 'repeat':
      return repeated(node, text, start);
  }
}

function inTurn(parts: readonly PlainRegexp[], text: Text, start: number): Set<number> {
  return parts.reduce(
    (starts, part) => new Set([...starts].flatMap((at) => [...endsOf(part, text, at)])),
    new Set([start]),
  );
}

function repeated(
  { of, min, max }: Extract<PlainRegexp, { kind: 'repeat' }>,
  text: Text,
  start: number,
): Set<number> {
  let reached = new Set([start]);
  const step = (from: Set<number>) => new Set([...from].flatMap((at) => [...endsOf(of, text, at)]));
  for (let count = 0; count < min; count += 1) reached = step(reached);
  const found = new Set(reached);
  // More repetitions than characters find nothing new.
  for (let count = min; count < (max ?? min + text.chars.length + 1); count += 1) {
    reached = step(reached);
    for (const end of reached) found.add(end);
  }
  return found;
}

const point = (char: string) => char.codePointAt(0) ?? 0;

function isShorthand(letter: 'd' | 'D' | 'w' | 'W' | 's' | 'S', char: string): boolean {
  const isIt = { d: /^[0-9]$/, w: /^[0-9A-Za-z_]$/, s: /^[ \t\n\r]$/ }[
    letter.toLowerCase() as 'd' | 'w' | 's'
  ].test(char);
  return letter === letter.toLowerCase() ? isIt : !isIt;
}

function isNumber(text: string, from: number, to: number): boolean {
  if (!/^[0-9]+$/.test(text)) return false;
  const [first, last] = [`${from}`, `${to}`];
  if (first.length === last.length && text.length !== first.length) return false;
  return Math.min(from, to) <= Number(text) && Number(text) <= Math.max(from, to);
}
