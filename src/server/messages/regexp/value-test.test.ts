import { matchesRegexp, plainRegexps, printRegexp } from '@test/models/plain-evaluator/regexp';
import { propertyRuns } from '@test/environment/property-runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ConditionError } from './condition-error';
import { parseRegexp } from './parser';
import { singleExpression, valueTest, type ValueTest } from './value-test';

/** RE2 as JavaScript writes it. */
const inJavaScript = (expression: string) =>
  new RegExp(`^(?:${expression.replaceAll('(?s:.)', '[^]').replaceAll('\\x{', '\\u{')})$`, 'u');

function holds(one: ValueTest, value: string): boolean {
  switch (one.kind) {
    case 'matches':
      return inJavaScript(one.expression).test(value);
    case 'all':
      return one.of.every((part) => holds(part, value));
    case 'any':
      return one.of.some((part) => holds(part, value));
    case 'not':
      return !holds(one.of, value);
  }
}

const matches = (pattern: string, value: string) =>
  holds(valueTest(parseRegexp(pattern), ''), value);

test.each([
  ['a.c', ['abc', 'a\nc', 'a🚀c'], ['ac', 'xabc']],
  ['a{2,3}', ['aa', 'aaa'], ['a', 'aaaa']],
  ['a{3,2}', [], ['aa', 'aaa']],
  ['<5-12>', ['5', '012', '9'], ['13', '4', '']],
  ['<05-12>', ['05', '12'], ['5', '012']],
  ['a"b*"c', ['ab*c'], ['abbc']],
  ['a@', ['a', 'ab c'], ['ba']],
  ['~(ab)', ['', 'a', 'abc'], ['ab']],
  ['a~b', ['a', 'ac', 'abb'], ['ab', 'b']],
  ['~~ab', ['ab'], ['b', 'aab']],
  ['.*a.*&.*b.*', ['ab', 'b-a'], ['a', 'b']],
  ['x(.*a.*&.*b.*)y', ['xaby', 'xb-ay'], ['xay', 'ab']],
  ['a&b|c', ['c'], ['a', 'b']],
  ['\\d\\W\\S', ['1-x'], ['a-x', '1_x', '1- ']],
  ['[^a-c\\]]', ['d', '\n'], ['a', ']', '']],
  ['[\\d.]+', ['1.5'], ['1,5']],
  ['^a$', ['^a$'], ['a']],
  ['\\#\\@\\~\\&', ['#@~&'], ['']],
  ['', [''], ['a']],
  ['()a', ['a'], ['']],
  // What stands where an operator has nothing to work on is a plain character.
  ['*a', ['*a'], ['a', '']],
  ['a||b', ['a', '|b'], ['b', '']],
  ['[]a]', [']', 'a'], ['']],
  ['[-a]', ['-', 'a'], ['']],
])('/%s/', (pattern, those, others) => {
  expect(those.filter((value) => !matches(pattern, value))).toEqual([]);
  expect(others.filter((value) => matches(pattern, value))).toEqual([]);
});

test.each([
  'a|',
  '(a',
  'a)',
  '[a',
  '[^]',
  '"a',
  '<1-',
  '<a>',
  '<1-99999999999>',
  'a{',
  'a{x}',
  'a{1',
  '[b-a]',
  '\\',
  '\\q',
  '('.repeat(300),
])('/%s/ is refused with a reason', (pattern) => {
  expect(() => parseRegexp(pattern)).toThrow(/^The regular expression .* cannot be used: ./);
});

test.each(['(.{1,1001})', '(a{100}){100}', '~(a{99999})b', '~((a|b)*a(a|b){15})c'])(
  '/%s/ is refused before it costs more than it may',
  (pattern) => {
    expect(() => valueTest(parseRegexp(pattern), '')).toThrow(/too complex|more than 1000 times/);
  },
);

/** Undefined where it would take more than automata of a bounded size. */
function bounded<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof ConditionError && error.message.includes('too complex')) return undefined;
    throw error;
  }
}

test('expressions say what patterns mean', () => {
  const values = fc
    .array(fc.constantFrom(...'abcdefrosSABÖöß日42_-xΟΣο', 'foo', 'error', ' ', '\n', '🚀'), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''));
  let tooComplex = 0;
  fc.assert(
    fc.property(plainRegexps, fc.array(values, { minLength: 1, maxLength: 8 }), (node, some) => {
      const pattern = parseRegexp(printRegexp(node));
      const expected = some.filter((value) => matchesRegexp(node, value, (letter) => letter));
      const [whole, expression] = [
        bounded(() => valueTest(pattern, '')),
        bounded(() => singleExpression(pattern, ' ')),
      ];
      if (whole === undefined) tooComplex += 1;
      else expect(some.filter((value) => holds(whole, value))).toEqual(expected);
      // Beside other values, it never reaches over the frame between them.
      if (expression === undefined) return;
      const framed = some.filter((value) => !value.includes(' '));
      expect(framed.filter((value) => inJavaScript(expression).test(value))).toEqual(
        expected.filter((value) => !value.includes(' ')),
      );
      expect(
        some.filter((value) => value.includes(' ') && inJavaScript(expression).test(value)),
      ).toEqual([]);
    }),
    { numRuns: propertyRuns(500) },
  );
  expect(tooComplex).toBeLessThan(propertyRuns(500) / 50);
});
