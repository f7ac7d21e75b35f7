import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiControls, plainText } from './plain-text';

it.each([
  ['\x1b[31mred\x1b[0m', 'red'],
  ['\x1b]0;title\x07text', 'text'],
  ['\x1b]8;;http://evil\x1b\\link\x1b]8;;\x1b\\', 'link'],
  ['\x1bP1$r0m\x1b\\a\x1b(Bb\x9b2Jc', 'abc'],
  ['one\r\ntwo\rthree\tfour\n', 'one\r\ntwo\nthree\tfour\n'],
  ['a\0b\x08c\x7fd\x85e', 'abcde'],
  ['ünï 😀 \u202eabc', 'ünï 😀 \u202eabc'],
])('%j is copied as %j', (text, copied) => {
  expect(plainText(text)).toBe(copied);
});

it('leaves nothing that a terminal executes', () => {
  const part = fc.constantFrom(
    '\x1b',
    '[',
    ']',
    '3',
    'm',
    '\x07',
    '\\',
    '\x9b',
    '\r',
    '\n',
    'ü',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      // eslint-disable-next-line no-control-regex -- these must be gone
      expect(plainText(parts.join(''))).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\r(?!\n)/);
    }),
  );
});

it('JSON stays the same value', () => {
  const text = JSON.stringify({ a: '\x1b\x7f\x9b' });
  expect(asciiControls(text)).not.toMatch(/[\x7f-\x9f]/);
  expect(JSON.parse(asciiControls(text))).toEqual({ a: '\x1b\x7f\x9b' });
});
