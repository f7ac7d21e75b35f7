import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colourQuery } from './query-colours';

const painted = (text: string, unknown: string[] = []) => colourQuery(text, new Set(unknown)).map(({ start, end, kind }) => `${kind}=${text.slice(start, end)}`);

it('tells fields, operators, numbers and phrases apart', () => {
  expect(painted('app:checkout AND code:[500 TO 599] NOT "test*"')).toEqual([
    'field=app', 'field=:', 'operator=AND', 'field=code', 'field=:', 'number=[', 'number=500', 'operator=TO', 'number=599', 'number=]', 'operator=NOT', 'string="test*"',
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

it('colours any text in order and without overlaps', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tokens = colourQuery(text, new Set());
      tokens.forEach(({ start, end }, index) => expect(start >= (tokens[index - 1]?.end ?? 0) && end > start && end <= text.length).toBe(true));
    }),
  );
});
