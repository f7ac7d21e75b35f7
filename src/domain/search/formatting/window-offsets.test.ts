import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offsetAt } from '../../format/instants/zone';
import type { TimeRange } from '../../time-range/time-range';
import { PLAIN_OFFSETS, windowOffsets } from './window-offsets';

const berlin = 'Europe/Berlin';
const absolute = (from: string): TimeRange => ({ type: 'absolute', from, to: from });
const context = { now: Date.parse('2026-10-25T23:00:00.000Z'), zone: berlin };

it('starts at the same time of day when clocks were set back or forward', () => {
  // Midnight of the day after: 25 hours, then 23 hours after the midnight before.
  expect(windowOffsets(absolute('2026-10-25T23:00:00.000Z'), context)).toEqual({
    previous: '1i',
    '1d': '90000',
    '1w': '608400',
  });
  expect(windowOffsets(absolute('2026-03-29T22:00:00.000Z'), context)).toMatchObject({
    '1d': '82800',
    '1w': '601200',
  });
  // Counted from now, to the second.
  expect(windowOffsets({ type: 'relative', range: 3_600 }, context)).toMatchObject({
    '1d': '90000',
  });
  expect(windowOffsets({ type: 'relative', from: 86_400 * 2 }, context)).toMatchObject({
    '1d': '86400',
    '1w': '604800',
  });
});

it('moves by whole days where the start is unknown', () => {
  expect(windowOffsets({ type: 'keyword', keyword: 'yesterday' }, context)).toBe(PLAIN_OFFSETS);
  expect(windowOffsets({ type: 'relative', range: 0 }, context)).toBe(PLAIN_OFFSETS);
  expect(windowOffsets(absolute('nonsense'), context)).toBe(PLAIN_OFFSETS);
  expect(windowOffsets({ type: 'relative', range: 1e20 }, context)).toBe(PLAIN_OFFSETS);
});

const localOf = (ms: number, zone: string) => ms + offsetAt(ms, zone);

it('starts at the same time of day in each zone, on each date that has that time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: Date.UTC(1972, 0) / 1_000, max: Date.UTC(2037, 0) / 1_000 }),
      fc.constantFrom(['1d', 1] as const, ['1w', 7] as const),
      (zone, second, [window, days]) => {
        const start = second * 1_000;
        const range = absolute(new Date(start).toISOString());
        const earlier = start - Number(windowOffsets(range, { now: 0, zone })[window]) * 1_000;
        const wanted = localOf(start, zone) - days * 86_400_000;
        // Offsets of zones are between -12 and +15 hours: any instant with that local time is here.
        const offsets = [-15, 12].map((hours) => offsetAt(wanted + hours * 3_600_000, zone));
        const exists = offsets.some((offset) => localOf(wanted - offset, zone) === wanted);
        if (exists) expect(localOf(earlier, zone)).toBe(wanted);
        else expect(Math.abs(localOf(earlier, zone) - wanted)).toBeLessThanOrEqual(86_400_000);
      },
    ),
    { numRuns: 500 },
  );
}, 60_000);
