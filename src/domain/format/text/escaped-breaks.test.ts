import { expect, it } from 'vitest';
import { hasEscapedBreaks, withEscapedBreaks } from './escaped-breaks';

it('breaks a trace that was sent with its breaks written out', () => {
  const text = String.raw`Error: bad\n\tat a.b(C.java:1)\r\n\tat d.e(F.java:2)`;
  expect(hasEscapedBreaks(text)).toBe(true);
  expect(withEscapedBreaks(text)).toBe('Error: bad\n\tat a.b(C.java:1)\n\tat d.e(F.java:2)');
});

it('leaves real breaks and doubled backslashes alone', () => {
  expect(hasEscapedBreaks('one\ntwo\tthree')).toBe(false);
  expect(hasEscapedBreaks(String.raw`C:\\new\\table and \d+`)).toBe(false);
  expect(withEscapedBreaks(String.raw`C:\\new`)).toBe(String.raw`C:\\new`);
});
