import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearPattern } from '@/domain/patterns/linear-pattern';
import { foldedText, requiredLiterals } from './required-literals';

it.each([
  ['user=\\w+ failed', [' failed']],
  ['^GET /cart', ['GET /cart']],
  ['abcd?e', ['abc']],
  ['abc+d', ['abc']],
  ['one|two|three', ['one', 'two', 'three']],
  ['one|a', undefined],
  ['(one)?', undefined],
  ['x{3}abc', ['abc']],
  ['abcd{0,2}', ['abc']],
  ['a\\.b\\.c', ['a.b.c']],
  ['[a-z]+\\d', undefined],
  ['(?i)ERROR.*Disk', ['error']],
  ['(?i)größe', undefined],
  ['a(?i)error', undefined],
  ['\\u0041BCDE', undefined],
  ['\\x41BC', undefined],
])('%s needs %j', (source, literals) => {
  expect(requiredLiterals(source)?.texts).toEqual(literals);
});

it('a text in which an expression is found holds one of its literals', () => {
  const chunk = fc.constantFrom(
    ['abc', 'abc'],
    ['sks', 'sks'],
    ['b', 'b'],
    ['\\.', '.'],
    ['\\d', '7'],
    ['[ab]', 'b'],
    ['[^]a]', 'c'],
    ['(abc|d)', 'd'],
    ['(?:ab)', 'ab'],
    ['.', 'x'],
    ['|', ''],
    ['*', ''],
    ['+', ''],
    ['?', ''],
    ['{2}', 'b'],
    ['{0,1}', ''],
    ['😀', '😀'],
    ['-x-', '-x-'],
  );
  const cases = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.replaceAll('s', 'ſ').replaceAll('k', '\u212a'),
  );
  let applied = 0;
  fc.assert(
    fc.property(
      fc.array(chunk, { minLength: 1, maxLength: 7 }),
      fc.boolean(),
      cases,
      (chunks, ignoresCase, changed) => {
        const source = `${ignoresCase ? '(?i)' : ''}${chunks.map(([part]) => part).join('')}`;
        const text = `<${changed(chunks.map(([, sample]) => sample).join(''))}>`;
        const required = requiredLiterals(source);
        if (!required || !linearPattern(source)?.test(text)) return;
        applied += 1;
        const searched = required.folded ? foldedText(text) : text;
        expect(required.texts.some((literal) => searched.includes(literal))).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
  expect(applied).toBeGreaterThan(300);
});
