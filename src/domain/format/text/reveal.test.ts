import fc from 'fast-check';
import { expect, it } from 'vitest';
import { revealControl, revealedText } from './reveal';

const shown = (text: string) =>
  revealControl(text)
    .map((part) => (part.kind === 'plain' ? part.text : `<${part.kind} ${part.text}>`))
    .join('');

it.each([
  ['plain\ttext\r\nand more', 'plain\ttext\r\nand more'],
  ['\x1b[31mred\x1b[0m', '<ansi ␛[31m>red<ansi ␛[0m>'],
  ['\x1b]0;title\x07x', '<ansi ␛]0;title␇>x'],
  ['lone \x1b', 'lone <control ␛>'],
  ['a\0\0\0b', 'a<control ␀␀␀>b'],
  ['over\rwritten', 'over<control ␍>written'],
  ['abc\u202etxt.exe', 'abc<bidi [RLO]>txt.exe'],
  ['pass\u200bword', 'pass<invisible [ZWSP]>word'],
  ['\ufeffstart', '<invisible [ZWNBSP]>start'],
  ['pay\u200dpal', 'pay<invisible [ZWJ]>pal'],
  ['\x7f\x85', '<control ␡><control [NEL]>'],
  ['\ud800!', '<control \ufffd>!'],
  ['👩‍👩‍👧 🏳️‍🌈 می‌خواهم', '👩‍👩‍👧 🏳️‍🌈 می‌خواهم'],
])('shows what is hidden in %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('shows it as one text where no part can be marked', () => {
  expect(revealedText('abc\u202etxt.exe \x1b[31mred')).toBe('abc[RLO]txt.exe ␛[31mred');
  expect(revealedText('plain')).toBe('plain');
});

it('names what it shows', () => {
  expect(revealControl('\u202e')).toEqual([{ kind: 'bidi', text: '[RLO]', label: 'U+202E RLO' }]);
  expect(revealControl('\x1b')[0]?.label).toBe('U+001B ESCAPE');
});

/** Control, format and lone surrogate characters, whatever Unicode calls them. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}]/u;

it('leaves nothing hidden in any text, and loses no ordinary character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const all = revealControl(text)
        .map((part) => part.text)
        .join('');
      expect(hidden.exec(all.replace(/\r\n|[\n\t\u200c\u200d]/g, ''))).toBeNull();
      const letters = (whole: string) => whole.match(/\p{Ll}/gu)?.length ?? 0;
      expect(letters(all)).toBeGreaterThanOrEqual(letters(text));
    }),
    { numRuns: 500 },
  );
});
