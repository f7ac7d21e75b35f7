import { expect, it } from 'vitest';
import { markOf } from './marks';
import { verdictOf, type Finding } from './verdict';

const marked = (finding: Finding | undefined, query: string) => {
  const mark = finding && markOf(finding, query);
  return query.slice(mark?.start, mark?.end);
};

it('has nothing to say about nothing', () => {
  expect(verdictOf('  ', undefined)).toMatchObject({ status: 'OK', known: true, findings: [] });
});

it('sees at once what cannot be read, and where, without taking it for the last word', () => {
  const verdict = verdictOf('level:3\nAND (', undefined);
  expect(verdict).toMatchObject({
    status: 'ERROR',
    known: false,
    findings: [{ type: 'QUERY_PARSING_ERROR', line: 2 }],
  });
  expect(verdictOf('level:3', undefined)).toMatchObject({ status: 'OK', known: false });
});

it('follows the server where it disagrees', () => {
  expect(verdictOf('AND (', { status: 'OK' })).toMatchObject({
    status: 'OK',
    known: true,
    findings: [],
  });
});

it('explains an unknown field once and knows its name', () => {
  const unknown = {
    error_type: 'UNKNOWN_FIELD',
    error_title: 'Unknown field',
    error_message: 'Query contains unknown field: custmer',
    related_property: 'custmer',
  } as const;
  const { findings, unknownFields } = verdictOf('custmer:1 OR custmer:2', {
    status: 'WARNING',
    explanations: [
      { ...unknown, begin_column: 0 },
      { ...unknown, begin_column: 13 },
    ],
  });
  expect(findings).toHaveLength(1);
  expect([...unknownFields]).toEqual(['custmer']);
});

it('stops nothing where the server could not check', () => {
  expect(verdictOf('level:3', null)).toMatchObject({ status: 'OK', known: false });
});

it('names the place it knows itself where the server marks the whole query', () => {
  const answer = (begin: number) => ({
    status: 'ERROR' as const,
    explanations: [
      {
        error_type: 'QUERY_PARSING_ERROR' as const,
        error_title: 'Query parsing error',
        error_message: 'incomplete',
        begin_line: 1,
        begin_column: begin,
      },
    ],
  });
  expect(verdictOf('level:3 AND (', answer(0)).findings).toMatchObject([
    { message: 'incomplete', line: 1, column: 13 },
  ]);
  expect(verdictOf('level:3 AND (', answer(8)).findings).toMatchObject([{ line: 1, column: 8 }]);
  expect(verdictOf('level:3', answer(0)).findings[0]).not.toHaveProperty('line');
});

it('does not let the server’s check keep anyone from an open range, which its search takes', () => {
  const answer = {
    status: 'ERROR' as const,
    explanations: [
      {
        error_type: 'QUERY_PARSING_ERROR' as const,
        error_message: 'Cannot parse query, cause: getUpperTerm() is null.',
      },
    ],
  };
  expect(verdictOf('level:[* TO 3]', answer)).toMatchObject({
    status: 'WARNING',
    known: true,
    findings: [{ message: 'Cannot parse query, cause: getUpperTerm() is null.' }],
  });
  expect(verdictOf('level:[* TO', answer)).toMatchObject({ status: 'ERROR' });
});

it.each([
  [
    'a range of its own',
    'level:1 AND took:x',
    { begin_line: 1, begin_column: 17, end_line: 1, end_column: 18 },
    'x',
  ],
  ['a place without an end', 'level:3 ANDD foo', { begin_line: 1, begin_column: 8 }, 'ANDD'],
  [
    'the place in its text, as Lucene counts',
    'a b_c:d)',
    { error_message: 'Cannot parse query, cause: Encountered " <TERM> "b_c" at line 1, column 2.' },
    'b_c',
  ],
  [
    'the place in its text in a later line',
    'level:3\nOR took:x',
    { error_message: 'cause: something (line 2, column 4)' },
    'took',
  ],
  [
    'the end of the text, where a quote is open',
    'source:"open',
    { error_message: 'Lexical error at line 1, column 13.  Encountered: <EOF> after : "\\"open".' },
    '"open',
  ],
  ['nothing but where it stopped', 'level:3 AND app:(shop', {}, 'shop'],
  ['nothing, in a query with comments', '// why\nlevel:(3', { end_line: 2, end_column: 7 }, '3'],
  ['what can be read here', '*eb OR x', {}, '*eb OR'],
])('marks what the server means with %s: %s', (_, query, said, expected) => {
  const whole = {
    begin_line: 1,
    begin_column: 0,
    end_line: 1,
    end_column: 6,
    error_message: 'Cannot parse query, cause: incomplete query, query ended unexpectedly',
  };
  const { end_line: _line, end_column: _column, ...open } = whole;
  const explanation = {
    error_type: 'QUERY_PARSING_ERROR' as const,
    ...('begin_column' in said ? open : whole),
    ...said,
  };
  const [finding] = verdictOf(query, { status: 'ERROR', explanations: [explanation] }).findings;
  expect(marked(finding, query)).toBe(expected);
});

it('marks at once what it cannot read itself', () => {
  const markedIn = (query: string) => marked(verdictOf(query, undefined).findings[0], query);
  expect(
    ['level:(3', 'a ) b', 'a AND', 'a:"open', '// one\na ] b', 'x:[1 2]'].map(markedIn),
  ).toEqual(['3', ')', 'AND', '"open', ']', '2']);
  expect(verdictOf('// one\na ] b', undefined).findings).toMatchObject([{ line: 2, column: 2 }]);
});
