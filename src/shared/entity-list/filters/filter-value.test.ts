import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFilter, parseRange, printFilter, printRange } from './filter-value';

it('parses what it prints', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z_]{1,9}$/), fc.string(), (attribute, value) => {
      expect(parseFilter(printFilter({ attribute, value }))).toEqual({ attribute, value });
    }),
  );
  expect(parseRange(printRange({ from: '2026-01-01T00:00:00.000Z', until: '' }))).toEqual({
    from: '2026-01-01T00:00:00.000Z',
    until: '',
  });
  expect(parseRange('true')).toBeUndefined();
});
