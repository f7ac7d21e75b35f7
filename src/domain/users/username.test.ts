import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLookalike, nameFault } from './username';

it.each([
  ['ann', undefined],
  ['ann.able@example.org', undefined],
  ['Ann Able', undefined],
  ['Jörg', undefined],
  ['李雷', undefined],
  ['screen-wall-2', undefined],
  ['*', 'characters'],
  ['a,admin', 'characters'],
  ['a:b', 'characters'],
  ['a/b', 'characters'],
  ['a＊b', 'characters'],
  ['a，b', 'characters'],
  ['a\nb', 'characters'],
  ['a\u200bb', 'characters'],
  ['a\u202eb', 'characters'],
  ['a\u3164b', 'characters'],
  ['.', 'dots'],
  ['...', 'dots'],
  ['…', 'dots'],
  [' ann', 'blank'],
  ['ann ', 'blank'],
  ['\u00a0ann', 'blank'],
  [' ', 'blank'],
])('%j: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

it.each([
  ['admin', 'Admin'],
  ['admin', 'ADMIN'],
  ['admin', 'аdmin'],
  ['admin', 'ａｄｍｉｎ'],
  ['admin', 'adrnin'],
  ['admin', 'admın'],
  ['Weiß', 'weiss'],
  ['Bob', 'ВОВ'],
  ['paul', 'pauI'],
  ['paul', 'pau1'],
  ['paul', 'pau|'],
  ['otto', '0tt0'],
  ['ann-able', 'ann–able'],
  ['ann able', 'ann  able'],
  ['ωmega', 'ΩMEGA'],
])('%s looks like %s', (one, other) => {
  expect(isLookalike(one, other)).toBe(true);
  expect(isLookalike(other, one)).toBe(true);
});

it.each([
  ['ann', 'anne'],
  ['andre', 'andré'],
  ['user1', 'user2'],
  ['user10', 'user11'],
  ['nora', 'mora'],
  ['иван', 'ivan'],
])('%s does not look like %s', (one, other) => {
  expect(isLookalike(one, other)).toBe(false);
});

it('every name looks like itself in either case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(isLookalike(name, name)).toBe(true);
      expect(isLookalike(name, name.normalize('NFKC').toUpperCase())).toBe(true);
    }),
  );
});
