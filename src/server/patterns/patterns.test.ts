import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from './linear-pattern';
import { foldedText, requiredLiterals } from './required-literals';

describe('an expression', () => {
  it.each([
    ['^web\\d+$', 'web12', true],
    ['^web\\d+$', 'aweb12', false],
    ['(?i)ERROR', 'an error', true],
    ['\\Qa.b\\E', 'a.b', true],
    ['^(?!.*health).*GET', 'GET /cart', true],
    ['^(?!.*health).*GET', 'GET /health', false],
    ['^(?=.*a)(?!.*b)c', 'cda', true],
    ['^(?=.*a)(?!.*b)c', 'cdab', false],
    ['(?i)^(?!X)y', 'Yes', true],
    ['(?<=user )bob', 'user bob', true],
    ['"[^"]*+"', 'say "hello"', true],
    ['a{2}+b?+c', 'aac', true],
    ['(?>ab|a)c', 'abc', true],
    ['a\\hb', 'a\u00a0b', true],
    ['a\\Rb', 'a\r\nb', true],
    ['\\u0041[\\u0042-C]', 'AB', true],
    ['^\\p{Alpha}[\\p{Digit}_]\\p{Upper}\\Z', 'x7Y', true],
    ['^\\p{IsLatin}+$', 'Grüße', true],
    ['\\Q\\h(+\\E', '\\h(+', true],
  ])('%s is found in %s: %s', (source, text, expected) => {
    expect(linearPattern(source)?.test(text)).toBe(expected);
  });

  it('sees as much of a text as its size allows', () => {
    const [simple, large] = [linearPattern('user=\\d+'), linearPattern('\\pL{1,1000}x')];
    expect(simple?.test(`${'a'.repeat(50_000)}user=1`)).toBe(true);
    expect(large?.test(`${'a'.repeat(500)}x`)).toBe(true);
    expect(large?.test(`${'a'.repeat(5_000)}x`)).toBe(false);
  });

  it.each([
    '(\\pL{1,1000}){1,1}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}',
    '(',
    '[',
    '(a)\\1',
    'a(?!b)',
    '^(?!a)+b',
    '^(?!a)b|c(?!d)',
  ])('%s is refused', (source) => {
    expect(linearPattern(source)).toBeUndefined();
  });
});

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
