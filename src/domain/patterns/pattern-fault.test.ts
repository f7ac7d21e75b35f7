import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from './linear-pattern';
import { patternFault } from './pattern-fault';

describe('an expression that does not compile', () => {
  it.each([
    ['([', 'unclosedBrackets', 1],
    ['a(b(c)', 'unclosedGroup', 1],
    ['(?:a', 'unclosedGroup', 0],
    ['a)b', 'unmatchedParenthesis', 1],
    ['*a', 'nothingToRepeat', 0],
    ['a|+b', 'nothingToRepeat', 2],
    ['(?<name>+)', 'nothingToRepeat', 8],
    ['a**', 'nothingToRepeat', 2],
    ['abc\\', 'trailingBackslash', 3],
    ['a{3,2}', 'badRepetition', 1],
    ['[z-a]', 'badRange', 1],
    ['x(?', 'badGroup', 1],
    ['(a)\\1', 'backReference', 3],
    ['(?<x>a)\\k<x>', 'backReference', 7],
    ['a(?!b)', 'lookAhead', 1],
    ['a(?=b)', 'lookAhead', 1],
    ['^(?!a)b|c(?!d)', 'lookAhead', 9],
    ['a{2000}', 'tooLarge', 1],
    ['\\p{javaLowerCase}', 'unsupported', 0],
  ])('%s: %s at %i', (source, reason, at) => {
    expect(patternFault(source)).toEqual({ reason, at });
  });

  it('may be too large as a whole', () => {
    expect(patternFault('\\pL{1,1000}'.repeat(7))).toEqual({ reason: 'tooLarge' });
  });
});

it.each([
  '',
  'a',
  '^(?!.*health)GET',
  '(?i)error',
  '\\Q(\\E',
  '[]a]',
  'x{2',
  'a\\(b',
  '(?>a|b)*+',
  '(?<n>a)',
])('%s has no fault', (source) => expect(patternFault(source)).toBeUndefined());

it('every expression that does not compile has a fault whose position is inside, and no other has one', () => {
  const part = fc.constantFrom(
    ...[
      '(',
      ')',
      '[',
      ']',
      'a',
      '|',
      '*',
      '+',
      '?',
      '{2}',
      '{3,1}',
      '{',
      '\\',
      '\\1',
      '\\Q',
      '\\E',
    ],
    ...['(?=', '(?!', '(?:', '(?i)', '(?', '^', '$', '[^a-', 'z', '\\p{Alpha}', '\\p{Nope}', '😀'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const source = parts.join('');
      const fault = patternFault(source);
      expect(fault === undefined).toBe(linearPattern(source) !== undefined);
      if (fault?.at === undefined) return;
      expect(fault.at).toBeGreaterThanOrEqual(0);
      expect(fault.at).toBeLessThan(source.length);
    }),
    { numRuns: 2000 },
  );
});
