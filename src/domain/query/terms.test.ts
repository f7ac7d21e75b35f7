import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenQueries } from '@test/models/plain-evaluator/queries';
import { propertyRuns } from '@test/environment/property-runs';
import { queryTexts } from '@test/samples/query-texts';
import { parseQuery } from './syntax/parser';
import { isSameTree } from './syntax/same-tree';
import { QuerySyntaxError } from './syntax/syntax-error';
import { addExists, addInterval, addTerm, excludeAll, excludeTerm, removeTerm } from './terms';
import { escapeValue, quoteValue } from './values';

const canBeRead = (query: string) => {
  try {
    return parseQuery(query) !== undefined;
  } catch (error) {
    if (error instanceof QuerySyntaxError) return false;
    throw error;
  }
};

it.each<[Parameters<typeof excludeAll>[1], string]>([
  [[], 'a OR b'],
  [[{ field: 'app', value: 'shop' }], '(a OR b) AND NOT app:shop'],
  [
    [
      { field: 'app', value: 'the shop' },
      { field: 'level', value: 3 },
    ],
    '(a OR b) AND NOT (app:"the shop" AND level:3)',
  ],
  [
    [
      { field: 'app', value: 'shop' },
      { field: 'level', value: null },
    ],
    '(a OR b) AND NOT (app:shop AND NOT _exists_:level)',
  ],
  [
    [
      { field: 'app', value: null },
      { field: 'level', value: null },
    ],
    '(a OR b) AND (_exists_:app OR _exists_:level)',
  ],
])('excludeAll excludes only messages with all values: %j', (terms, expected) => {
  expect(excludeAll('a OR b', terms)).toBe(expected);
  expect(excludeAll(expected, terms)).toBe(expected);
});

it('addInterval writes the end as exclusive', () => {
  expect(addInterval('a', 'seen', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z')).toBe(
    'a AND seen:["2026-11-21T00:00:00.000Z" TO "2026-11-22T00:00:00.000Z"}',
  );
});

describe('addTerm', () => {
  it.each([
    ['', 'app:shop'],
    [' * ', 'app:shop'],
    ['level:3', 'level:3 AND app:shop'],
    ['level:3 ', 'level:3 AND app:shop'],
    ['a OR b', '(a OR b) AND app:shop'],
    ['two words', '(two words) AND app:shop'],
    ['a AND b OR c', '(a AND b OR c) AND app:shop'],
    ['+a -b', '+a -b AND app:shop'],
    ['(a OR b)', '(a OR b) AND app:shop'],
    ['level:3 AND app:shop', 'level:3 AND app:shop'],
    ['a\\ ', 'a\\  AND app:shop'],
    ['broken "query', 'broken "query AND app:shop'],
  ])('changes %j to %j', (query, expected) => {
    expect(addTerm(query, 'app', 'shop')).toBe(expected);
  });

  it.each<[Parameters<typeof addTerm>[2], string]>([
    ['mail server', 'f:"mail server"'],
    ['web-01', 'f:web-01'],
    ['-5', 'f:\\-5'],
    ['a:b/c', 'f:a\\:b\\/c'],
    ['', 'f:""'],
    ['AND', 'f:"AND"'],
    ['>5', 'f:">5"'],
    ['say "hi"', 'f:"say \\"hi\\""'],
    ['line\nbreak', 'f:"line\nbreak"'],
    [5, 'f:5'],
    [-5, 'f:\\-5'],
    [0.1234567891, 'f:0.1234567891'],
    [1e21, 'f:1e+21'],
    [9007199254740993n, 'f:9007199254740993'],
    [-9007199254740993n, 'f:\\-9007199254740993'],
    [true, 'f:true'],
    [null, 'NOT _exists_:f'],
    [['a b', 9007199254740993n, ['deep', null], 'a b'], 'f:("a b" AND 9007199254740993 AND deep)'],
    [['web'], 'f:web'],
    [[null], 'NOT _exists_:f'],
  ])('prints any kind of value (case %#)', (value, expected) => {
    expect(addTerm('', 'f', value)).toBe(expected);
  });

  it('formats dates as Graylog’s date fields require', () => {
    expect(addTerm('', 'timestamp', '2026-11-21T15:02:10.123+01:00')).toBe(
      'timestamp:"2026-11-21 14:02:10.123"',
    );
    expect(addTerm('', 'when', '2026-11-21T14:02:10Z')).toBe('when:2026-11-21T14\\:02\\:10Z');
  });

  it('quotes values of analysed fields, which would match word by word', () => {
    expect(addTerm('', 'message', 'ops@example.org')).toBe('message:"ops@example.org"');
  });

  it('escapes field names', () => {
    expect(addExists('a', 'my field')).toBe('a AND _exists_:my\\ field');
  });
});

it('excludes values, and negates a missing field as an existing one', () => {
  expect(excludeTerm('a OR b', 'app', 'shop')).toBe('(a OR b) AND NOT app:shop');
  expect(excludeTerm('', 'app', 'shop')).toBe('NOT app:shop');
  expect(excludeTerm('a', 'app', null)).toBe('a AND _exists_:app');
});

describe('removeTerm', () => {
  it.each([
    ['app:shop', ''],
    ['app:shop AND level:3', 'level:3'],
    ['level:3 AND app:shop AND x', 'level:3 AND x'],
    ['level:3 AND NOT app:shop', 'level:3'],
    ['(a OR b) AND app:shop', 'a OR b'],
    ['a AND app:shop b', '+a OR b'],
    ['a OR app:shop OR b', 'a OR b'],
    ['level:3', 'level:3'],
    ['(level:3 AND app:shop)', '(level:3 AND app:shop)'],
    ['broken "query AND app:shop', 'broken "query'],
  ])('changes %j to %j', (query, expected) => {
    expect(removeTerm(query, 'app', 'shop')).toBe(expected);
  });
});

const fieldNames = fc.oneof(
  fc.constantFrom('app', 'message', 'timestamp', 'my field', 'AND'),
  fc.string({ minLength: 1 }),
);
const values = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
);

it('undoes addTerm for any query', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        queryTexts,
        writtenQueries.map(({ text }) => text),
      ),
      fieldNames,
      values,
      fc.constantFrom(addTerm, excludeTerm),
      (query, field, value, add) => {
        if (field === '_exists_') return;
        const added = add(query, field, value);
        // Adding was a no-op, so removing would remove the original term.
        if (added === query) return;
        const removed = removeTerm(added, field, value);
        if (!canBeRead(query)) expect(added.startsWith(query)).toBe(true);
        else expect(meansTheSame(removed, query)).toBe(true);
      },
    ),
    { numRuns: propertyRuns(3_000) },
  );
});

/** Parentheses around a whole query have no effect. */
function meansTheSame(one: string, other: string): boolean {
  const [first, second] = [bare(one), bare(other)];
  return first === second || isSameTree(parseQuery(first), parseQuery(second));
}

function bare(query: string): string {
  const tree = parseQuery(query);
  const only = tree.kind === 'group' && tree.clauses.length === 1 ? tree.clauses[0] : undefined;
  const isWrapped =
    only?.modifier === undefined &&
    only?.node.kind === 'group' &&
    only.node.field === undefined &&
    only.node.boost === undefined;
  return isWrapped ? bare(query.slice(only.node.span.start + 1, only.node.span.end - 1)) : query;
}

it('prints values so that they parse back the same', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const tree = parseQuery(`field:${escapeValue(text)}`);
      expect(
        tree.kind === 'phrase' ? tree.text : tree.kind === 'text' && tree.words.join(' '),
      ).toBe(text);
      expect(parseQuery(quoteValue(text))).toMatchObject({ kind: 'phrase', text });
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
