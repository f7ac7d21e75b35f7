import { expect, it } from 'vitest';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { shiftRange, widenRange } from './move-range';

const hour = {
  type: 'absolute',
  from: '2026-11-21T12:00:00.000Z',
  to: '2026-11-21T13:00:00.000Z',
} as const;

it('moves a window by its own length, and back', () => {
  expect(shiftRange(hour, 'earlier')).toEqual({
    type: 'absolute',
    from: '2026-11-21T11:00:00.000Z',
    to: '2026-11-21T12:00:00.000Z',
  });
  expect(shiftRange(shiftRange(hour, 'earlier'), 'later')).toEqual(hour);
});

it('doubles a window around its middle', () => {
  expect(widenRange(hour, Date.parse('2026-11-22T00:00:00Z'))).toEqual({
    type: 'absolute',
    from: '2026-11-21T11:30:00.000Z',
    to: '2026-11-21T13:30:00.000Z',
  });
});

it('doubles a window that ends now into the past', () => {
  expect(widenRange(hour, Date.parse(hour.to))).toEqual({
    type: 'absolute',
    from: '2026-11-21T11:00:00.000Z',
    to: '2026-11-21T13:00:00.000Z',
  });
});

it('does not cut off what already lies in the future', () => {
  expect(widenRange(hour, Date.parse('2026-11-21T12:30:00Z')).to).toBe(hour.to);
});

it('moves no window past the last year of four digits', () => {
  const eras = {
    type: 'absolute',
    from: '1970-01-01T00:00:00.000Z',
    to: '9000-01-01T00:00:00.000Z',
  } as const;
  let moved: AbsoluteRange = eras;
  for (let press = 0; press < 50; press += 1) moved = shiftRange(moved, 'later');
  expect(moved).toEqual({
    type: 'absolute',
    from: '9999-12-31T23:59:59.998Z',
    to: '9999-12-31T23:59:59.999Z',
  });
});

it('widens an instant to a millisecond', () => {
  const instant = { type: 'absolute', from: hour.from, to: hour.from } as const;
  expect(widenRange(instant, Date.parse(hour.to))).toEqual({
    type: 'absolute',
    from: hour.from,
    to: '2026-11-21T12:00:00.001Z',
  });
});
