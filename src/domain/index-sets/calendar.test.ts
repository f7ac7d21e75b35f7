import { describe, expect, it } from 'vitest';
import { afterPeriod, periodAnchor } from './calendar';

const iso = (at: number) => new Date(at).toISOString();

describe('the grid of a period', () => {
  it.each([
    ['PT1S', '2026-03-18T14:48:35.000Z'],
    ['PT5M', '2026-03-18T14:45:00.000Z'],
    ['PT1H', '2026-03-18T14:00:00.000Z'],
    ['PT6H', '2026-03-18T12:00:00.000Z'],
    ['P1D', '2026-03-18T00:00:00.000Z'],
    ['PT24H', '2026-03-18T00:00:00.000Z'],
    ['P1DT6H', '2026-03-18T00:00:00.000Z'],
    // Wednesday; the real server cuts weeks on Mondays and calls seven days a week.
    ['P7D', '2026-03-16T00:00:00.000Z'],
    ['P1W', '2026-03-16T00:00:00.000Z'],
    ['P1M', '2026-03-01T00:00:00.000Z'],
    ['P12M', '2026-01-01T00:00:00.000Z'],
    ['P5Y', '2025-01-01T00:00:00.000Z'],
    // Days count from 1, so the second day of a pair is an even one.
    ['P2D', '2026-03-18T00:00:00.000Z'],
    ['P3M', '2026-03-01T00:00:00.000Z'],
  ])('of %s', (period, anchor) => {
    expect(iso(periodAnchor(Date.parse('2026-03-18T14:48:35.123Z'), period))).toBe(anchor);
  });
});

it('months are as long as they are, and a time change changes nothing', () => {
  expect(iso(afterPeriod(Date.parse('2026-02-01T00:00:00Z'), 'P1M'))).toBe(
    '2026-03-01T00:00:00.000Z',
  );
  expect(iso(afterPeriod(Date.parse('2026-03-29T00:00:00Z'), 'P1D'))).toBe(
    '2026-03-30T00:00:00.000Z',
  );
  expect(iso(afterPeriod(Date.parse('2026-03-29T00:00:00Z'), 'P1DT36H'))).toBe(
    '2026-03-31T12:00:00.000Z',
  );
});
