import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourQuery } from './query-colours';

const painted = (text: string, unknown: string[] = []) =>
  colourQuery(text, new Set(unknown)).map(
    ({ start, end, kind }) => `${kind}=${text.slice(start, end)}`,
  );

it('tells fields, operators, numbers and phrases apart', () => {
  expect(painted('app:checkout AND code:[500 TO 599] NOT "test*"')).toEqual([
    'field=app',
    'field=:',
    'operator=AND',
    'field=code',
    'field=:',
    'number=[',
    'number=500',
    'operator=TO',
    'number=599',
    'number=]',
    'operator=NOT',
    'string="test*"',
  ]);
});

it('marks the fields no message has, however they are escaped', () => {
  expect(painted('custmer:x', ['custmer'])).toContain('field.unknown=custmer');
  expect(painted('cust\\ mer:x', ['cust mer'])).toContain('field.unknown=cust\\ mer');
  expect(painted('app:custmer', ['custmer'])).toEqual(['field=app', 'field=:']);
});

it('marks what is half typed', () => {
  expect(painted('"not closed')).toEqual(['invalid="not closed']);
});

it('marks what is wrong where it stands, and keeps its colour', () => {
  const marked = (
    text: string,
    type: 'QUERY_PARSING_ERROR' | 'INVALID_OPERATOR' | 'UNKNOWN_FIELD',
    start: number,
    end: number,
  ) =>
    colourQuery(text, new Set(), [
      { type, title: '', message: '', line: 1, column: start, endLine: 1, endColumn: end },
    ]).map((token) => `${token.kind}=${text.slice(token.start, token.end)}`);
  expect(marked('level:(3', 'QUERY_PARSING_ERROR', 7, 8)).toEqual([
    'field=level',
    'field=:',
    'bracket=(',
    'number.invalid=3',
  ]);
  expect(marked('a:1 and b', 'INVALID_OPERATOR', 4, 7)).toEqual([
    'field=a',
    'field=:',
    'number=1',
    'doubtful=and',
  ]);
  expect(marked('a:123 b', 'QUERY_PARSING_ERROR', 3, 99)).toEqual([
    'field=a',
    'field=:',
    'number=1',
    'number.invalid=23',
    'invalid= b',
  ]);
  expect(marked('a:1', 'UNKNOWN_FIELD', 0, 1)).toEqual(['field=a', 'field=:', 'number=1']);
});

it('colours any text in order and without overlaps', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(9), fc.nat(9), (text, from, length) => {
      const tokens = colourQuery(text, new Set(), [
        {
          type: 'QUERY_PARSING_ERROR',
          title: '',
          message: '',
          line: 1,
          column: from,
          endLine: 1,
          endColumn: from + length,
        },
      ]);
      tokens.forEach(({ start, end }, index) =>
        expect(start >= (tokens[index - 1]?.end ?? 0) && end > start && end <= text.length).toBe(
          true,
        ),
      );
    }),
  );
});
