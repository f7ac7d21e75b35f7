import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLiteralFinder } from './literal-finder';

function found(literals: readonly string[], text: string): string[] {
  const numbers = new Set<number>();
  createLiteralFinder(literals)(text, (number) => numbers.add(number));
  return [...numbers].sort((a, b) => a - b).map((number) => literals[number] ?? '');
}

it('literals within others and at their ends are found, too', () => {
  expect(found(['she', 'he', 'hers', 'xshy', 's'], 'ushers')).toEqual(['she', 'he', 'hers', 's']);
  expect(found(['abcd', 'bc'], 'xabce')).toEqual(['bc']);
  expect(found([], 'anything')).toEqual([]);
});

it('those are found which the text holds', () => {
  const few = (max: number) =>
    fc
      .array(fc.constantFrom('a', 'b', 'c', 'ü', '😀'), { minLength: 1, maxLength: max })
      .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(few(4), { maxLength: 12 }), few(30), (literals, text) => {
      expect(found(literals, text)).toEqual(literals.filter((literal) => text.includes(literal)));
    }),
  );
});
