import { describe, expect, it } from 'vitest';
import { linearPattern } from './linear-pattern';

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
