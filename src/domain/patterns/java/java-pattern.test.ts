import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileJava } from './java-pattern';
import { JavaPatternError, PatternLimitError } from './pattern-error';

const found = (source: string, text: string) => compileJava(source).exec(text)?.text(0);
const groups = (source: string, text: string) => {
  const pattern = compileJava(source);
  const match = pattern.exec(text);
  return match && Array.from({ length: pattern.groups }, (_, index) => match.text(index + 1));
};
const fault = (source: string) => {
  try {
    compileJava(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('an expression finds what it finds in Java', () => {
  it.each([
    ['a|ab', 'ab', 'a'],
    ['(?:a|ab)c', 'abc', 'abc'],
    ['a*?b', 'aab', 'aab'],
    ['a{2,3}', 'aaaa', 'aaa'],
    ['a{2,3}?', 'aaaa', 'aa'],
    ['a{2}', 'a', undefined],
    ['a++a', 'aaa', undefined],
    ['a*+b', 'aab', 'aab'],
    ['(?>a+)b', 'aab', 'aab'],
    ['(?>a|ab)c', 'abc', undefined],
    ['(?>(?:a|ab)+)c', 'abc', undefined],
    ['(?:ab|a)++b', 'abab', undefined],
    ['x(?=y)', 'xz xy', 'x'],
    ['x(?!y)', 'xy xz', 'x'],
    ['(?<=ab)c', 'c abc', 'c'],
    ['(?<!a)b', 'ab b', 'b'],
    ['(?<=a{1,3})b', 'caab', 'b'],
    ['(?<=(?:ab|b)c)d', 'abcd', 'd'],
    ['(a)\\1', 'aba aa', 'aa'],
    ['(?i)(a)\\1', 'aA', 'aA'],
    ['(a)?\\1b', 'b', undefined],
    ['(a\\1)', 'aa', undefined],
    ['(?<x>a)\\k<x>', 'aa', 'aa'],
    ['.', '\n\r\u0085\u2028x', 'x'],
    ['(?s).', '\n', '\n'],
    ['(?d).', '\r', '\r'],
    ['a$', 'a\r\n', 'a'],
    ['a$', 'a\nb', undefined],
    ['(?m)a$', 'a\nb', 'a'],
    ['(?m)^b', 'a\nb', 'b'],
    ['a\\z', 'a\n', undefined],
    ['\\bb', 'äb b', 'b'],
    ['\\w+', 'äb', 'b'],
    ['(?U)\\w+', 'äb', 'äb'],
    ['(?i)ä', 'Ä', undefined],
    ['(?iu)ä', 'Ä', 'Ä'],
    ['(?i)[a-c]+', 'aBCd', 'aBC'],
    ['(?i:a)b', 'AB Ab', 'Ab'],
    ['(?x) a b # rest', 'ab', 'ab'],
    ['[a-c&&[^b]]+', 'bac', 'ac'],
    ['[^a-c&&b-z]', 'ab', 'a'],
    ['[]a]+', 'x]a', ']a'],
    ['[^]a]+', ']x', 'x'],
    ['[a-]+', '-a', '-a'],
    ['[\\w-]+', '-a', '-a'],
    ['[a[bc]]+', 'xabc', 'abc'],
    ['\\Qa.b\\E+', 'a.bb', 'a.bb'],
    ['[\\Q^]\\E]+', 'x^]', '^]'],
    ['\\h+', 'a \u00a0b', ' \u00a0'],
    ['\\R', 'a\r\n', '\r\n'],
    ['\\x41\\u0042\\0103\\cA\\t', 'ABC\u0001\t', 'ABC\u0001\t'],
    ['\\x{1F600}', 'a😀', '😀'],
    ['\\uD83D\\uDE00+', '😀😀', '😀😀'],
    ['^.$', '😀', '😀'],
    ['[😀x]+', '😀x', '😀x'],
    ['[^x]', '😀', '😀'],
    ['\\p{Alpha}\\p{Lu}\\pL\\P{L}\\p{IsGreek}', 'xÄä1α', 'xÄä1α'],
    ['(?:a*)*b', 'aab', 'aab'],
    ['(?:a?){3}b', 'aab', 'aab'],
    ['(?:)*a', 'a', 'a'],
    ['(a|b|)+$', 'ab', 'ab'],
  ])('%s in %j: %j', (source, text, expected) => expect(found(source, text)).toBe(expected));

  it.each([
    ['(?:(a)|b)*', 'ab', ['a']],
    ['(a)|(b)', 'b', [null, 'b']],
    ['(?=(a+))a', 'aa', ['aa']],
    ['(?!(a)b)a', 'aa', [null]],
    ['(?>(a)b|(a)c)', 'ac', [null, 'a']],
    ['(a*)(a*)', 'aa', ['aa', '']],
    ['((a)|b)+', 'ab', ['b', 'a']],
    ['(?<=(a)b)c', 'abc', ['a']],
  ])('the groups of %s in %j are %j', (source, text, expected) =>
    expect(groups(source, text)).toEqual(expected),
  );

  it('can start later, and knows what comes before', () => {
    const pattern = compileJava('\\bb|(?<=a)b');
    expect(pattern.exec('b ab', 1)?.place(0)).toEqual({ start: 3, end: 4 });
    expect(compileJava('^b').exec('bb', 1)).toBeUndefined();
  });
});

describe('an invalid expression', () => {
  it.each([
    ['([', 'Unclosed character class near index 1\n([\n ^'],
    ['(ab', 'Unclosed group near index 3\n(ab'],
    ['a)', "Unmatched closing ')' near index 0\na)\n^"],
    [')', "Unmatched closing ')'\n)"],
    ['a**', "Dangling meta character '*' near index 2\na**\n  ^"],
    ['x{a', 'Illegal repetition near index 2\nx{a\n  ^'],
    ['\\y', 'Illegal/unsupported escape sequence near index 1\n\\y\n ^'],
    ['a\\', 'Unescaped trailing backslash near index 2\na\\'],
    [
      '(?<x>a)(?<x>a)',
      'Named capturing group <x> is already defined near index 11\n(?<x>a)(?<x>a)\n           ^',
    ],
    ['[z-a]', 'Illegal character range near index 3\n[z-a]\n   ^'],
    [
      '(?<=a+)b',
      'Look-behind group does not have an obvious maximum length near index 6\n(?<=a+)b\n      ^',
    ],
  ])('%s is refused with the message of Java', (source, message) =>
    expect(fault(source)).toBe(message),
  );

  it.each(['\\X', '\\b{g}', '\\N{DIGIT ONE}', '(?:ab){100000}', '('.repeat(50_000)])(
    '%.20s is not supported',
    (source) => expect(() => compileJava(source)).toThrow(PatternLimitError),
  );
});

describe('the time of a search is bounded', () => {
  it.each([
    ['^(a+)+$', `${'a'.repeat(20_000)}!`],
    ['(x+x+)+y', 'x'.repeat(2000)],
    ['(?:a|aa)+$', `${'a'.repeat(20_000)}b`],
    ['(.*)(.*)(.*)(.*)(.*)x', 'a'.repeat(1000)],
    ['^(?:(?:a|b|ab)*)*c', 'ab'.repeat(5000)],
    ['(?=((a|aa)+)b)a', 'a'.repeat(20_000)],
    ['(?>(a|aa)+)b', 'a'.repeat(300)],
    ['"(?>(?>[^"\\\\]+|\\\\.)*)+"', `"${'a\\'.repeat(500)}`],
  ])('%s has an answer', (source, text) => expect(found(source, text)).toBeUndefined());

  it.each([
    ['(a*)*b\\1', 'a'.repeat(2000)],
    ['(?>(?:a|aa)+)+(?!a)$', `${'a'.repeat(20_000)}b`],
  ])('%s ends with an error', (source, text) =>
    expect(() => found(source, text)).toThrow(PatternLimitError),
  );

  it('long texts are no deep recursion', () => {
    const text = '\\a'.repeat(50_000);
    expect(found('(?:\\\\.|x)+', text)).toBe(text);
  });
});

const part = fc.constantFrom(
  ...['a', 'b', '.', '^', '$', '|', '(', ')', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?>', '*', '+'],
  ...['?', '{2}', '{1,2}', '*?', '++', '[ab]', '[^a]', '\\b', '\\1', '\\w', '(?i)', '(?<n>', '\\Q'],
  ...['\\E', '{', '[', ']', '&&', '\\', '😀', '\\p{L}', '\\R', 'é'],
);

it('whatever is no expression has an error with a place', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), fc.string({ maxLength: 8 }), (parts, text) => {
      const source = parts.join('');
      try {
        compileJava(source).exec(text);
      } catch (error) {
        if (error instanceof PatternLimitError) return;
        expect(error).toBeInstanceOf(JavaPatternError);
        expect((error as JavaPatternError).at).toBeLessThanOrEqual(source.length);
      }
    }),
    { numRuns: 1000 },
  );
});

/**
 * Expressions that mean the same in JavaScript, where groups in loops forget what they matched, and
 * an iteration that matches nothing counts as none.
 */
const same = fc.letrec<{ one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '[ab]', '[^a]', 'c', '\\b', '(?<!a)', '(?!b)'),
    fc.tuple(tie('one'), tie('one')).map(([one, other]) => one + other),
    fc.tuple(tie('one'), tie('one')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('one'), fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{1,2}', '{2,}?'))
      .map(([one, many]) => `(?:[ab]${one})${many}`),
  ),
})).one;

it('finds the same as the engine of JavaScript', () => {
  fc.assert(
    fc.property(
      same,
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 }),
      (source, text) => {
        const expected = new RegExp(source, 'u').exec(text);
        const match = compileJava(source).exec(text);
        expect(match?.text(0)).toBe(expected?.[0]);
        expect(match?.place(0).start).toBe(expected?.index);
      },
    ),
    { numRuns: 1000 },
  );
});
