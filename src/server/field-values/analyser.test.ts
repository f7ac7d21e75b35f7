import { texts } from '@test/models/plain-evaluator/words';
import { propertyRuns } from '@test/environment/property-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, framedTerms } from './analyser';

describe('a text is cut as the standard analyser cuts it', () => {
  test.each([
    ['Connection from 10.0.0.1 closed', ['connection', 'from', '10.0.0.1', 'closed']],
    ["don't e-mail ops@example.org", ["don't", 'e', 'mail', 'ops', 'example.org']],
    ['foo_bar-baz.qux _x_ ___ a__b', ['foo_bar', 'baz.qux', '_x_', 'a__b']],
    ['v1.2.3-rc.4+build.567', ['v1.2.3', 'rc', '4', 'build', '567']],
    [
      'db.example.org:5432 key=value a:b 1,5 1;x',
      ['db.example.org', '5432', 'key', 'value', 'a:b', '1,5', '1', 'x'],
    ],
    ['2001:db8::1', ['2001', 'db8', '1']],
    ['Größe café ΣΑΣ', ['größe', 'café', 'σασ']],
    ['日本語のテキスト', ['日', '本', '語', 'の', 'テキスト']],
    ['한국어 привет ไทยภาษา', ['한국어', 'привет', 'ไทยภาษา']],
    ['🚀 👩‍👩‍👧 ‿ ok', ['🚀', '👩‍👩‍👧', 'ok']],
    ['', []],
    [' \u0000\n—', []],
  ])('%j', (text, tokens) => {
    expect(analyse(text)).toEqual(tokens);
  });

  test('a token has at most 255 characters', () => {
    expect(analyse('x'.repeat(600)).map((token) => token.length)).toEqual([255, 255, 90]);
  });

  test('words are framed by blanks', () => {
    expect(framedTerms('Quick, fox')).toBe(' quick fox ');
    expect(framedTerms('!')).toBe(' ');
  });

  test('ASCII goes a shorter way to the same words', () => {
    const chars = fc.constantFrom(..."aZ09_:.,;' -\n\u0000éß日\u0301\u200dİK");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(chars, { maxLength: 30 }).map((some) => some.join('')),
          texts,
          fc
            .tuple(fc.constantFrom('a', '1.', "a'", '_'), fc.integer({ min: 120, max: 300 }), texts)
            .map(([part, count, rest]) => part.repeat(count) + rest),
        ),
        (text) => {
          expect(framedTerms(text)).toBe(
            ` ${analyse(text)
              .map((token) => `${token} `)
              .join('')}`,
          );
        },
      ),
      { numRuns: propertyRuns(500) },
    );
  });

  test.each(['x1 ', "don't_stop 10.0.0.1, größe 東京 👩‍👩‍👧\n", `${'y'.repeat(700)}; `, 'ab,', ' !'])(
    'however long it is: made of %j',
    (part) => {
      for (const text of [part.repeat(9000), `${part.repeat(9000)}end`])
        expect(framedTerms(text)).toBe(
          ` ${analyse(text)
            .map((token) => `${token} `)
            .join('')}`,
        );
    },
  );
});

// Any of these takes minutes where the cost grows with the square of the length.
test.each([
  ['_', 0],
  ['_\u0301', 0],
  ['a:', 1563],
  ["a'\u0301", 2353],
  ['\u0301', 0],
  ['‿a', 1569],
])('a long text made of %j is cut', (chunk, count) => {
  expect(analyse(chunk.repeat(200_000))).toHaveLength(count);
});
