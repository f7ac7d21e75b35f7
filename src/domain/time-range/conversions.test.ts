import { describe, expect, it } from 'vitest';
import { convertRange, defaultRange, normalise, rangeSeconds } from './conversions';
import type { TimeRange } from './time-range';
import { amountProblem, validateRange } from './validation';

const now = Date.parse('2026-11-21T14:00:00Z');
const here = { now, zone: 'Europe/Berlin' };
const hour: TimeRange = { type: 'absolute', from: '2026-11-21T13:00:00.000Z', to: '2026-11-21T14:00:00.000Z' };

it('writes equal ranges alike', () => {
  expect(normalise({ type: 'relative', from: 300 })).toEqual({ type: 'relative', range: 300 });
  expect(normalise({ type: 'relative', from: 300, to: 0 })).toEqual({ type: 'relative', range: 300 });
  expect(normalise({ type: 'relative', from: 300, to: 60 })).toEqual({ type: 'relative', from: 300, to: 60 });
  expect(normalise({ type: 'absolute', from: '2026-11-21 13:00:00', to: '2026-11-21T15:00:00+01:00' })).toEqual(hour);
  expect(normalise({ type: 'keyword', keyword: ' today ', timezone: '' })).toEqual({ type: 'keyword', keyword: 'today' });
});

it.each<[TimeRange, number | undefined]>([
  [{ type: 'relative', range: 300 }, 300], [{ type: 'relative', range: 0 }, Infinity], [{ type: 'relative', from: 300, to: 60 }, 240], [{ type: 'relative', from: 300 }, 300],
  [hour, 3600], [{ type: 'keyword', keyword: 'today' }, undefined],
])('measures %j', (range, seconds) => {
  expect(rangeSeconds(range)).toBe(seconds);
});

describe('another tab', () => {
  it('says the same where it can', () => {
    expect(convertRange({ type: 'relative', range: 3600 }, 'absolute', here)).toEqual(hour);
    expect(convertRange({ type: 'relative', from: 7200, to: 3600 }, 'absolute', here)).toEqual({ type: 'absolute', from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:00:00.000Z' });
    expect(convertRange(hour, 'absolute', here)).toBe(hour);
  });

  it('starts from its default where it cannot', () => {
    const lastFiveMinutes = { type: 'absolute', from: '2026-11-21T13:55:00.000Z', to: '2026-11-21T14:00:00.000Z' };
    expect(convertRange({ type: 'keyword', keyword: 'today' }, 'absolute', here)).toEqual(lastFiveMinutes);
    expect(convertRange({ type: 'relative', range: 0 }, 'absolute', here)).toEqual(lastFiveMinutes);
    expect(convertRange(hour, 'relative', here)).toEqual(defaultRange);
    expect(convertRange(hour, 'keyword', here)).toEqual({ type: 'keyword', keyword: 'Last five minutes', timezone: 'Europe/Berlin' });
  });
});

describe('rules', () => {
  const codes = (range: TimeRange, limitSeconds?: number) => validateRange(range, { now, ...(limitSeconds !== undefined && { limitSeconds }) }).map(({ part, code }) => `${part} ${code}`);

  it('has nothing against good ranges', () => {
    expect([defaultRange, { type: 'relative', range: 0 } as const, { type: 'relative', from: 60, to: 30 } as const, hour, { type: 'keyword', keyword: 'today' } as const].flatMap((range) => codes(range))).toEqual([]);
    expect(codes(hour, 3600)).toEqual([]);
  });

  it.each<[TimeRange, number | undefined, string[]]>([
    [{ type: 'absolute', from: 'x', to: '' }, undefined, ['from format', 'to format']],
    [{ type: 'absolute', from: hour.to, to: hour.from }, undefined, ['to untilNotAfterFrom']],
    [{ type: 'absolute', from: hour.from, to: hour.from }, undefined, ['to untilNotAfterFrom']],
    [hour, 1800, ['from dateOutsideLimit', 'to rangeOutsideLimit']],
    [{ type: 'absolute', from: '2026-11-20T00:00:00Z', to: '2026-11-20T00:10:00Z' }, 3600, ['from dateOutsideLimit']],
    [{ type: 'relative', range: 7200 }, 3600, ['from rangeOutsideLimit']],
    [{ type: 'relative', range: 0 }, 3600, ['from rangeOutsideLimit']],
    [{ type: 'relative', from: 60, to: 60 }, undefined, ['to untilNotAfterFrom']],
    [{ type: 'relative', range: NaN }, undefined, ['from empty']],
    [{ type: 'relative', range: 1.5 }, undefined, ['from notPositive']],
    [{ type: 'relative', from: 60, to: -1 }, undefined, ['to notPositive']],
    [{ type: 'keyword', keyword: '  ' }, undefined, ['keyword keywordEmpty']],
  ])('says of %j with the limit %s: %j', (range, limit, expected) => {
    expect(codes(range, limit)).toEqual(expected);
  });

  it('keeps each unit to what the next larger one does not say', () => {
    expect([['', 'hours'], ['0', 'days'], ['1.5', 'days'], ['60', 'minutes'], ['24', 'hours'], ['23', 'hours'], ['400', 'days']].map(([text = '', unit]) => amountProblem(text, unit === 'days' || unit === 'hours' ? unit : 'minutes'))).toEqual([
      'empty', 'notPositive', 'notPositive', 'tooLarge', 'tooLarge', undefined, undefined,
    ]);
  });
});
