import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parser';
import recorded from './recorded-queries.json';
import { QuerySyntaxError } from './syntax-error';
import { withoutSpans } from './same-tree';
import { propertyRuns } from '@test/environment/property-runs';
import { queryTexts } from '@test/samples/query-texts';

const read = (query: string) => withoutSpans(parseQuery(query));
const text = (...words: string[]) => ({ kind: 'text', words });

function refusal(query: string): QuerySyntaxError {
  try {
    parseQuery(query);
  } catch (error) {
    if (error instanceof QuerySyntaxError) return error;
    throw error;
  }
  throw new Error(`${query} was not refused`);
}

describe('answers recorded from Graylog 5.1', () => {
  const refused = recorded.flatMap(({ query, refusedAt }) =>
    refusedAt ? [{ query, refusedAt }] : [],
  );
  const accepted = recorded.flatMap(({ query, refusedAt }) => (refusedAt ? [] : [query]));

  it.each(accepted)('parses %j', (query) => {
    expect(() => parseQuery(query)).not.toThrow();
  });

  it.each(refused)('rejects $query at $refusedAt', ({ query, refusedAt }) => {
    const { line, column, endLine, endColumn } = refusal(query);
    expect([line, column, endLine, endColumn]).toEqual(refusedAt);
  });
});

describe('terms', () => {
  it('merges adjacent words into one text, up to a word that belongs to an operator', () => {
    expect(read('connection port closed')).toEqual(text('connection', 'port', 'closed'));
    expect(read('a b c AND d')).toMatchObject({
      clauses: [
        { node: text('a', 'b') },
        { node: text('c') },
        { conjunction: 'AND', node: text('d') },
      ],
    });
    expect(read('a AND b c d')).toMatchObject({
      clauses: [{ node: text('a') }, { node: text('b') }, { node: text('c', 'd') }],
    });
    expect(read('a b app:shop c')).toMatchObject({
      clauses: [
        { node: text('a', 'b') },
        { node: { field: 'app', ...text('shop') } },
        { node: text('c') },
      ],
    });
    expect(read('quick^2 fox')).toMatchObject({
      clauses: [{ node: { ...text('quick'), boost: 2 } }, { node: text('fox') }],
    });
  });

  it('applies the field of a group to its members', () => {
    expect(read('app:(shop level:3 "x")')).toMatchObject({
      kind: 'group',
      field: 'app',
      clauses: [
        { node: { field: 'app' } },
        { node: { field: 'level' } },
        { node: { kind: 'phrase', field: 'app' } },
      ],
    });
  });

  it('removes backslashes', () => {
    expect(read('tags:red\\ green')).toEqual({ ...text('red green'), field: 'tags' });
    expect(read('\\u0041\\u00df')).toEqual(text('Aß'));
    expect(read('"a\\"b\\\\"')).toEqual({ kind: 'phrase', text: 'a"b\\' });
  });

  it('parses wildcards, regular expressions and match-all queries', () => {
    expect(read('app:sh?p*')).toEqual({ kind: 'wildcard', field: 'app', pattern: 'sh?p*' });
    expect(read('app:/a\\/b/^2')).toEqual({
      kind: 'regexp',
      field: 'app',
      pattern: 'a\\/b',
      boost: 2,
    });
    expect(['', '  ', '*', '*:*'].map(read)).toEqual(Array(4).fill({ kind: 'all' }));
    expect(read('app:*')).toEqual({ kind: 'wildcard', field: 'app', pattern: '*' });
    expect(read('_exists_:user')).toEqual({ kind: 'exists', name: 'user' });
  });

  it('parses ranges in brackets and with comparison signs', () => {
    expect(read('level:{2 TO *]')).toEqual({
      kind: 'range',
      field: 'level',
      lower: { text: '2', quoted: false },
      upper: null,
      includesLower: false,
      includesUpper: true,
    });
    expect(read('level:>2')).toEqual(read('level:{2 TO *]'));
    expect(read('level:<=2')).toEqual(read('level:[* TO 2]'));
    expect(read('when:["a b" TO c}')).toMatchObject({
      lower: { text: 'a b', quoted: true },
      upper: { text: 'c', quoted: false },
      includesUpper: false,
    });
  });

  it('resolves a bare ~ by the length of the word', () => {
    expect(
      ['ab~', 'quick~', 'quickly~', 'quickly~1', 'quickly~9', 'quick~0.5'].map((query) =>
        parseQuery(query),
      ),
    ).toMatchObject([0, 1, 2, 1, 2, 2].map((fuzzy) => ({ fuzzy })));
    expect(read('"a b"~3')).toMatchObject({ slop: 3 });
  });

  it('treats lower-case operators as words', () => {
    expect(read('a or not b')).toEqual(text('a', 'or', 'not', 'b'));
  });

  it('sets the span of every node', () => {
    expect(parseQuery('x AND app:(shop)')).toMatchObject({
      clauses: [
        { span: { start: 0, end: 1 } },
        {
          span: { start: 2, end: 16 },
          node: {
            fieldSpan: { start: 6, end: 9 },
            clauses: [{ node: { wordSpans: [{ start: 11, end: 15 }] } }],
          },
        },
      ],
    });
  });
});

describe('syntax errors', () => {
  it.each([
    ['shop AND', 'incomplete', 8],
    ['a "open', 'openPhrase', 2],
    ['app:/x', 'openRegexp', 4],
    ['a )', 'unexpected', 2],
    ['a ]', 'strayBracket', 2],
    ['a^x', 'badBoost', 2],
    ['a^', 'incomplete', 2],
    ['ab\\u12', 'badEscape', 2],
    ['a~1.5', 'badFuzziness', 1],
    ['x\\', 'trailingBackslash', 1],
    ['[a TO b]~2', 'unexpected', 8],
    ['num:-5', 'signedValue', 4],
    ['a AND num:+5 b', 'signedValue', 10],
    ['num:-"5"', 'unexpected', 4],
  ])('rejects %j as %s', (query, reason, position) => {
    expect(refusal(query)).toMatchObject({ reason, position });
  });

  it('reports the line', () => {
    expect(refusal('a\nAND )')).toMatchObject({
      endLine: 2,
      endColumn: 4,
      message: 'unexpected ")" (line 2, column 5)',
    });
  });

  it('names the way out for a value with a sign', () => {
    expect(refusal('num:-5').message).toBe(
      'unexpected sign before a value; write \\-5 or "-5" to search for -5 (line 1, column 5)',
    );
    expect(read('num:\\-5')).toMatchObject({ kind: 'text', field: 'num', words: ['-5'] });
    expect(read('num:"-5"')).toMatchObject({ kind: 'phrase', field: 'num', text: '-5' });
    expect(read('num:>-5')).toMatchObject({ kind: 'range' });
    expect(read('-5')).toMatchObject({ kind: 'group' });
  });

  it('does not overflow the stack on deep nesting', () => {
    expect(refusal('('.repeat(50_000)).reason).toBe('tooDeep');
    expect(() => parseQuery(`${'('.repeat(300)}a${')'.repeat(300)}`)).not.toThrow();
  });

  it('throws nothing but QuerySyntaxError for any text', () => {
    fc.assert(
      fc.property(fc.oneof(queryTexts, fc.string({ unit: 'binary' })), (query) => {
        try {
          parseQuery(query);
        } catch (error) {
          if (!(error instanceof QuerySyntaxError)) throw error;
          expect(error.position).toBeGreaterThanOrEqual(0);
          expect(error.position).toBeLessThanOrEqual(query.length);
          // The error position is at most one past the end, on an existing line.
          const lines = query.split('\n');
          expect(error.endColumn).toBeGreaterThanOrEqual(0);
          expect(error.endColumn).toBeLessThanOrEqual((lines[error.endLine - 1]?.length ?? -1) + 1);
        }
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });
});
