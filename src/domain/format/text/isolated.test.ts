import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { isolated } from './isolated';

const OPENS = /[\u2066-\u2068]/;
const pieces = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      'ש',
      'م',
      '1',
      '\u202e',
      '\u202c',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    ),
    { maxLength: 12 },
  )
  .map((all) => all.join(''));

/** How deep in isolates each character stands. */
function depths(text: string): number[] {
  let depth = 0;
  return Array.from(text, (char) =>
    OPENS.test(char) ? (depth += 1) : char === '\u2069' ? (depth -= 1) : depth,
  );
}

it('leaves names alone that run from left to right', () => {
  expect(isolated('Größe "5" <b> 日本 🦄')).toBe('Größe "5" <b> 日本 🦄');
});

it('ends at the end of the name what turns it', () => {
  expect(isolated('\u202ertl')).toBe('\u2068\u202ertl\u2069');
  expect(isolated('مرحبا')).toBe('\u2068مرحبا\u2069');
});

it('cannot be left by what stands in the name, whatever it is', () => {
  fc.assert(
    fc.property(pieces, (name) => {
      const text = isolated(name);
      if (text === name) return;
      const inside = depths(text);
      expect(inside.at(-1)).toBe(0);
      expect(Math.min(...inside.slice(0, -1))).toBeGreaterThan(0);
      expect(text.replace(/[\u2066-\u2069]/g, '')).toBe(name.replace(/[\u2066-\u2069]/g, ''));
    }),
    { numRuns: propertyRuns(300) },
  );
});
