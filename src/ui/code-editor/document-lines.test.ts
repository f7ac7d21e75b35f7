import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offsetOf, pointOf, tokensByLine } from './document-lines';

it('cuts a token that runs over a line break', () => {
  expect(tokensByLine('a "x\ny" b', [{ start: 2, end: 7, kind: 'phrase' }])).toEqual([
    [
      { type: 'text', value: 'a ' },
      { type: 'phrase', value: '"x' },
    ],
    [
      { type: 'phrase', value: 'y"' },
      { type: 'text', value: ' b' },
    ],
  ]);
});

it('loses no character, whatever the tokens are', () => {
  const token = fc.record({ start: fc.nat(30), end: fc.nat(30), kind: fc.constant('k') });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '"') }),
      fc.array(token),
      (text, tokens) => {
        const lines = tokensByLine(
          text,
          tokens.toSorted((one, other) => one.start - other.start),
        );
        expect(lines.map((line) => line.map(({ value }) => value).join('')).join('\n')).toBe(text);
      },
    ),
  );
});

it('finds its way from offsets to points and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n') }), fc.nat(40), (text, nat) => {
      const offset = Math.min(nat, text.length);
      expect(offsetOf(text, pointOf(text, offset))).toBe(offset);
    }),
  );
});

it('keeps a point that is beyond the text inside it', () => {
  expect(offsetOf('ab\ncd', { row: 0, column: 9 })).toBe(2);
  expect(offsetOf('ab\ncd', { row: 7, column: 0 })).toBe(5);
});
