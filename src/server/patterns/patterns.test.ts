import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from './linear-pattern';
import { requiredLiterals } from './required-literals';

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
  ])('%s is found in %s: %s', (source, text, expected) => {
    expect(linearPattern(source)?.test(text)).toBe(expected);
  });

  it('sees as much of a text as its size allows', () => {
    const [simple, large] = [linearPattern('user=\\d+'), linearPattern('\\pL{1,1000}x')];
    expect(simple?.test(`${'a'.repeat(50_000)}user=1`)).toBe(true);
    expect(large?.test(`${'a'.repeat(500)}x`)).toBe(true);
    expect(large?.test(`${'a'.repeat(5_000)}x`)).toBe(false);
  });

  it.each(['(\\pL{1,1000}){1,1}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}\\pL{1,1000}', '(', '[', 'a++', '(a)\\1', 'a(?!b)', '^(?!a)+b', '^(?!a)b|c(?!d)'])('%s is refused', (source) => {
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
  ['(?i)error', undefined],
  ['\\x41BC', undefined],
])('%s needs %j', (source, literals) => {
  expect(requiredLiterals(source)).toEqual(literals);
});

it('a text in which an expression is found holds one of its literals', () => {
  const piece = fc.constantFrom('abc', 'b', '\\.', '\\d', '[ab]', '[^]a]', '(abc|d)', '(?:ab)', '.', '^', '$', '|', '*', '+', '?', '{2}', '{0,1}', '😀', '-x-');
  const source = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const text = fc.array(fc.constantFrom('abc', 'ab', 'd', 'b', '.', '7', '-x-', '😀', ']'), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(source, text, (expression, found) => {
      const literals = requiredLiterals(expression);
      fc.pre(literals !== undefined && linearPattern(expression)?.test(found) === true);
      expect(literals?.some((literal) => found.includes(literal))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
