import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFilter, parseRange, printFilter, printRange } from './filter-value';
import { readBound } from './read-bound';

it('reads back what it prints', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_]{1,9}$/), fc.string(), (attribute, value) => {
      expect(parseFilter(printFilter({ attribute, value }))).toEqual({ attribute, value });
    }),
  );
  expect(parseRange(printRange({ from: '2026-01-01T00:00:00.000Z', until: '' }))).toEqual({ from: '2026-01-01T00:00:00.000Z', until: '' });
  expect(parseRange('true')).toBeUndefined();
});

it('takes dates as the clock on the wall shows them', () => {
  expect(readBound('2026-07-01T12:30', 'DATE', 'Europe/Berlin')).toBe('2026-07-01T10:30:00.000Z');
  expect(readBound('', 'DATE', 'Europe/Berlin')).toBe('');
  expect(readBound('soon', 'DATE', 'UTC')).toBeUndefined();
  expect(readBound(' 12 ', 'INT', 'UTC')).toBe('12');
  expect(readBound('1.5', 'LONG', 'UTC')).toBeUndefined();
});
