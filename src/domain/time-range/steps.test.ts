import { expect, test } from 'vitest';
import { bucketStart, nextBucket, stepMillis, stepOf } from './steps';

test('buckets of months follow the calendar', () => {
  expect(new Date(nextBucket(stepOf('1M'), Date.UTC(2028, 1, 1))).toISOString()).toBe(
    '2028-03-01T00:00:00.000Z',
  );
  expect(nextBucket(stepOf('10m'), 0)).toBe(600_000);
});

test('an instant lies between the start of its bucket and the next', () => {
  for (const interval of ['20ms', '7m', '14d', '1w', '1M', '5M', '1y']) {
    const step = stepOf(interval);
    const instant = Date.UTC(2028, 1, 29, 23, 59, 59, 999);
    const start = bucketStart(step, instant);
    expect(start).toBeLessThanOrEqual(instant);
    expect(nextBucket(step, start)).toBeGreaterThan(instant);
    expect(bucketStart(step, start)).toBe(start);
    expect(stepMillis(step)).toBeGreaterThan(0);
  }
});

test('what is no interval is refused', () => {
  expect(() => stepOf('5x')).toThrow('"5x" is not a time interval.');
});
