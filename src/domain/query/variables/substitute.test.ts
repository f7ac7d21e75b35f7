import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { wildcardParts } from '../analysis/wildcard';
import { walk } from '../fields';
import { parseQuery } from '../syntax/parser';
import type { QueryNode } from '../syntax/tree';
import { parametersIn } from './parameters';
import { substitute } from './substitute';

const bind = (query: string, values: Record<string, readonly string[]>) =>
  substitute(query, new Map(Object.entries(values)));

it.each([
  ['source:$host$', ['web1'], 'source:web1'],
  ['source:$host$', ['web 1'], 'source:"web 1"'],
  ['source:$host$', ['web-1'], 'source:"web-1"'],
  ['source:$host$', ['and'], 'source:"and"'],
  ['source:$host$', ['a', 'b c'], 'source:(a OR "b c")'],
  ['app:x AND source:$host$', ['a', 'b'], 'app:x AND source:(a OR b)'],
  ['app:(x $host$)', ['a', 'b'], 'app:((x ("a" OR "b")))'],
  ['app:(NOT $host$)', ['a', 'b'], 'app:(NOT (a OR b))'],
  ['$host$', ['a', 'b'], 'a OR b'],
  ['x OR $host$', ['a', 'b'], 'x OR (a OR b)'],
  ['message:"login of $host$ failed"', ['a "b"'], 'message:"login of a \\"b\\" failed"'],
  ['message:"user $host$"~3', ['a', 'b'], 'message:("user a"~3 OR "user b"~3)'],
  ['source:web-$host$', ['1', '2'], 'source:("web-1" OR "web-2")'],
  ['source:$host$*', ['-a*'], 'source:\\-a\\**'],
  ['source:*$host$?', ['a?'], 'source:*a\\??'],
  ['message:/.*$host$x/', ['a.b/c\\'], 'message:/.*a\\.b\\/c[\\\\]x/'],
  ['took_ms:>$host$', ['5'], 'took_ms:>5'],
  ['took_ms:>=$host$', ['5', '7'], 'took_ms:>=5 OR took_ms:>=7'],
  ['took_ms:[$host$ TO 9]', ['2 3'], 'took_ms:["2 3" TO 9]'],
  ['took_ms:{$host$ TO 9]', ['*'], 'took_ms:{\\* TO 9]'],
  ['$host$:x', ['my field'], 'my\\ field:x'],
  ['$host$:(x y)', ['a', 'b'], 'a:(x y) OR b:(x y)'],
  ['_exists_:$host$', ['a', 'b'], '_exists_:a OR _exists_:b'],
  ['error $host$ x', ['web1'], 'error "web1" x'],
  ['source:$host$~', ['ab'], 'source:ab~0'],
  ['source:$host$~^2', ['abcdef', 'b'], 'source:(abcdef~2^2 OR b~0^2)'],
  ['source:$host$^3', ['a b'], 'source:"a b"^3'],
  ['source:\\$host$ x:$host$', ['a'], 'source:$host$ x:a'],
  ['source:$other$', ['a'], 'source:$other$'],
  ['// source:$host$\nx', ['a'], '// source:$host$\nx'],
  ['(source:$host$', ['a'], '(source:$host$'],
  ['source:$host$', ['$host$'], 'source:"$host$"'],
])('%j with %j is %j', (query, values, wanted) => {
  expect(bind(query, { host: values })).toBe(wanted);
});

it.each([
  ['source:$host$', ''],
  ['app:x AND source:$host$', 'app:x'],
  ['source:$host$ AND app:x', 'app:x'],
  ['app:x AND source:$host$ AND level:3', 'app:x AND level:3'],
  ['app:x AND NOT source:$host$', 'app:x'],
  ['app:x NOT source:$host$', 'app:x'],
  ['NOT source:$host$', ''],
  ['NOT app:x AND source:$host$', 'NOT app:x'],
  ['app:x OR source:$host$', ''],
  ['app:x OR (source:$host$ AND level:3)', 'app:x OR level:3'],
  ['app:x AND (source:$host$ OR client:$host$)', 'app:x'],
  ['+app:x level:3 source:$host$', '+app:x OR level:3'],
  ['app:(x AND $host$)', 'app:x'],
  ['error $host$', ''],
  ['message:"user $host$"', ''],
  ['took_ms:[$host$ TO 9]', 'took_ms:<=9'],
  ['took_ms:[$host$ TO $host$]', ''],
  ['took_ms:>=$host$ AND app:x', 'app:x'],
  ['$host$:x OR app:$app$', ''],
])('%j without a restriction is %j', (query, wanted) => {
  expect(bind(query, { host: [] })).toBe(wanted);
});

it('finds parameters by their names, except escaped ones', () => {
  expect(parametersIn('a:$x$ "$y_1$" \\$z$ $5$ \\\\$w$').map(({ name }) => name)).toEqual([
    'x',
    'y_1',
    'w',
  ]);
});

const hostile = fc
  .oneof(
    fc.constantFrom(
      ...['"', '\\', 'OR', 'AND', 'NOT', 'TO', '*', '?', '(', ')', '[', ']', '{', '}', '$', '$x$'],
      ...['$y$', ' OR source:evil', '" OR "', '") OR (a:"', '~2', '^5', ':', '/', '//x', '&&'],
      ...[
        '||',
        '!',
        '+a',
        '-a',
        '>5',
        '>=5',
        '_exists_',
        '\n',
        '\t',
        '\u3000',
        '\\u0041',
        'ü',
        '日本',
      ],
      ...[
        '\ue000',
        '\ue0000\ue000',
        '🚀',
        'a\\',
        '\\"',
        '*:*',
        'and',
        "'",
        ',',
        '%',
        '#',
        '@',
        '<1>',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.string({ maxLength: 6 }),
  )
  .filter((text) => text !== '');
const values = fc
  .array(hostile, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');
const several = fc.uniqueArray(values, { minLength: 1, maxLength: 3 });

/** What a place in a query means once a value is inserted. */
const places: Record<string, (node: QueryNode) => string | undefined> = {
  'source:$x$': textOf,
  $x$: textOf,
  'source:($x$)': textOf,
  'source:"$x$"': textOf,
  'source:"a $x$ b"': (node) => /^a (.*) b$/s.exec(textOf(node) ?? '')?.[1],
  'source:pre-$x$': (node) => /^pre-(.*)$/s.exec(textOf(node) ?? '')?.[1],
  'source:$x$*': (node) => literalOf(node, 'any', 'end'),
  'source:?$x$': (node) => literalOf(node, 'one', 'start'),
  'source:/$x$/': (node) =>
    node.kind === 'regexp'
      ? node.pattern.replace(/\[\\\\\]|\\(.)/gs, (_, char?: string) => char ?? '\\')
      : undefined,
  'source:[$x$ TO *]': (node) => (node.kind === 'range' ? node.lower?.text : undefined),
  'source:{a TO $x$}': (node) => (node.kind === 'range' ? node.upper?.text : undefined),
  'source:>=$x$': (node) => (node.kind === 'range' ? node.lower?.text : undefined),
  '$x$:a': (node) => ('field' in node ? node.field : undefined),
};
function textOf(node: QueryNode): string | undefined {
  if (node.kind === 'phrase') return node.text;
  return node.kind === 'text' && node.words.length === 1 ? node.words[0] : undefined;
}
function literalOf(node: QueryNode, wildcard: 'any' | 'one', at: 'start' | 'end') {
  if (node.kind !== 'wildcard') return undefined;
  const parts = wildcardParts(node.pattern);
  const [literal, other] = at === 'start' ? [parts[1], parts[0]] : [parts[0], parts[1]];
  return parts.length === 2 && other === wildcard && typeof literal === 'object'
    ? literal.text
    : undefined;
}

it('means exactly the values, whatever they are and wherever they stand', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(places)), several, (place, given) => {
      // The name of a pseudo-field, which no field can have.
      fc.pre(place !== '$x$:a' || !given.includes('_exists_'));
      const tree = parseQuery(
        bind(`app:a AND ${place} AND NOT level:3`, { x: given, y: ['evil'] }),
      );
      const clauses = tree.kind === 'group' ? tree.clauses : [];
      expect(clauses.map(({ conjunction, modifier }) => [conjunction, modifier])).toEqual([
        [undefined, undefined],
        ['AND', undefined],
        ['AND', 'NOT'],
      ]);
      const bound = clauses[1]?.node;
      const leaves = bound ? [...walk(bound)].filter(({ kind }) => kind !== 'group') : [];
      expect(leaves.map((leaf) => places[place]?.(leaf))).toEqual(given);
      const alternatives = bound ? [...walk(bound)].flatMap(alternativesOf) : [];
      expect(alternatives.length).toBe(given.length - 1);
    }),
    { numRuns: propertyRuns(3_000) },
  );
});
const alternativesOf = (node: QueryNode) =>
  node.kind === 'group' ? node.clauses.slice(1).map(({ conjunction }) => conjunction) : [];
