import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoText } from './iso-text';

test('writes times as dates do, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true })), (times) => {
      for (const time of times)
        for (const near of [time, time / 1000, Math.trunc(time / 1e6)])
          expect(isoText(near)).toBe(new Date(near).toISOString());
    }),
  );
});

test('refuses what is no time', () => {
  expect(() => isoText(Number.NaN)).toThrow(RangeError);
  expect(() => isoText(9e15)).toThrow(RangeError);
});
