import { expect, it } from 'vitest';
import type { TimeRange } from '@/domain/time-range/time-range';
import { amountOf } from './amount';
import {
  clockOf,
  keywordOutsideLimit,
  toRange,
  validateRange,
  valuesOf,
  type RangeRules,
  type RangeValues,
} from './range-form';

/** A clock in UTC is enough here: zones are the business of the formats. */
const clock = {
  write: (iso: string) => iso.slice(0, 23).replace('T', ' '),
  read: (text: string) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(text) ? `${text.replace(' ', 'T')}Z` : undefined,
  isSkipped: () => false,
};
const rules: RangeRules = {
  clock,
  zone: 'Europe/Berlin',
  now: Date.parse('2026-11-21T14:00:00Z'),
  limit: undefined,
};
const values = (
  overrides: { [Tab in keyof RangeValues]?: Partial<RangeValues[Tab]> } = {},
): RangeValues => {
  const base = valuesOf({ type: 'relative', range: 300 }, rules);
  return {
    relative: { ...base.relative, ...overrides.relative },
    absolute: { ...base.absolute, ...overrides.absolute },
    keyword: { ...base.keyword, ...overrides.keyword },
  };
};

it.each<TimeRange>([
  { type: 'relative', range: 900 },
  { type: 'relative', range: 90 },
  { type: 'relative', range: 0 },
  { type: 'relative', from: 3_600, to: 300 },
  { type: 'absolute', from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:30:00.500Z' },
  { type: 'keyword', keyword: 'yesterday', timezone: 'Europe/Berlin' },
])('says %j in its fields and back', (range) => {
  expect(toRange(range.type, valuesOf(range, rules), rules)).toEqual(range);
});

it('looks back as far as anybody types or an address says, which other tabs begin where years do', () => {
  const far: TimeRange = { type: 'relative', range: 999_999_999 * 86_400 };
  expect(valuesOf(far, rules).absolute).toEqual({
    from: '0000-01-01 00:00:00.000',
    until: '2026-11-21 14:00:00.000',
  });
  expect(valuesOf({ type: 'relative', from: 1e15, to: 1e14 }, rules).absolute.until).toBe(
    '0000-01-01 00:00:00.000',
  );
});

it('takes at most 59 seconds or minutes and 23 hours, and as many days as servers take', () => {
  const says = (fromValue: string, fromUnit: 'seconds' | 'minutes' | 'hours' | 'days') =>
    validateRange('relative', values({ relative: { fromValue, fromUnit } }), rules).from;
  expect([
    says('59', 'seconds'),
    says('59', 'minutes'),
    says('23', 'hours'),
    says('400', 'days'),
  ]).toEqual([undefined, undefined, undefined, undefined]);
  expect(says('999999999', 'days')).toMatch(/or less/);
  expect([says('60', 'seconds'), says('60', 'minutes'), says('24', 'hours')]).toEqual([
    'Must be 59 or less. Use a larger unit.',
    'Must be 59 or less. Use a larger unit.',
    'Must be 23 or less. Use a larger unit.',
  ]);
  expect(
    validateRange(
      'relative',
      values({
        relative: {
          fromValue: '2',
          fromUnit: 'days',
          untilNow: false,
          untilValue: '24',
          untilUnit: 'hours',
        },
      }),
      rules,
    ),
  ).toEqual({ until: 'Must be 23 or less. Use a larger unit.' });
});

it('lets a length stand that came with a link or was pasted', () => {
  const given: TimeRange = { type: 'relative', from: 5_400, to: 90 };
  expect(validateRange('relative', valuesOf(given, rules), { ...rules, given })).toEqual({});
  expect(
    validateRange('relative', values({ relative: { fromValue: '91', fromUnit: 'minutes' } }), {
      ...rules,
      given,
    }).from,
  ).toBeDefined();
});

it('starts the other tabs from their defaults', () => {
  const start = valuesOf({ type: 'keyword', keyword: 'yesterday' }, rules);
  expect(start.relative).toMatchObject({ fromValue: '5', fromUnit: 'minutes', untilNow: true });
  expect(start.absolute).toEqual({
    from: '2026-11-21 13:55:00.000',
    until: '2026-11-21 14:00:00.000',
  });
  expect(valuesOf({ type: 'relative', range: 900 }, rules).keyword.keyword).toBe(
    'Last five minutes',
  );
});

it('turns a relative range into the absolute one it is now', () => {
  expect(valuesOf({ type: 'relative', from: 7_200, to: 3_600 }, rules).absolute).toEqual({
    from: '2026-11-21 12:00:00.000',
    until: '2026-11-21 13:00:00.000',
  });
});

it('wants times in its format and in order', () => {
  expect(validateRange('absolute', values({ absolute: { from: 'yesterday' } }), rules)).toEqual({
    from: 'Format must be: YYYY-MM-DD [HH:mm:ss[.SSS]].',
  });
  expect(
    validateRange('absolute', values({ absolute: { until: '2026-11-20 00:00:00.000' } }), rules),
  ).toEqual({ until: 'The "Until" date must come after the "From" date.' });
});

it('wants whole numbers of 1 or more', () => {
  expect(validateRange('relative', values({ relative: { fromValue: ' ' } }), rules)).toEqual({
    from: 'Cannot be empty.',
  });
  expect(validateRange('relative', values({ relative: { fromValue: '0' } }), rules)).toEqual({
    from: 'Enter a whole number of at least 1.',
  });
  expect(
    validateRange(
      'relative',
      values({
        relative: { fromValue: '1', untilNow: false, untilValue: '5', untilUnit: 'minutes' },
      }),
      rules,
    ),
  ).toEqual({
    until: 'The "Until" date must come after the "From" date.',
  });
});

it('keeps to the longest range an administrator allows', () => {
  const limited = { ...rules, limit: 3_600 };
  expect(
    validateRange('relative', values({ relative: { fromValue: '2', fromUnit: 'hours' } }), limited),
  ).toEqual({ from: 'Range is outside limit duration.' });
  expect(validateRange('relative', values({ relative: { allTime: true } }), limited)).toEqual({
    from: 'Range is outside limit duration.',
  });
  expect(
    validateRange('absolute', values({ absolute: { from: '2026-11-21 12:00:00.000' } }), limited),
  ).toEqual({
    from: 'Date is outside limit duration.',
    until: 'Range is outside limit duration.',
  });
  expect(validateRange('relative', values(), limited)).toEqual({});
});

it('wants words for a keyword', () => {
  expect(validateRange('keyword', values({ keyword: { keyword: '  ' } }), rules)).toEqual({
    keyword: 'Keyword must not be empty!',
  });
  expect(toRange('keyword', values({ keyword: { keyword: ' last hour ' } }), rules)).toEqual({
    type: 'keyword',
    keyword: 'last hour',
    timezone: 'Europe/Berlin',
  });
});

it('uses the largest unit that says a length exactly', () => {
  expect(
    [90, 900, 5_400, 7_200, 86_400, 604_800].map((seconds) =>
      Object.values(amountOf(seconds)).join(' '),
    ),
  ).toEqual(['90 seconds', '15 minutes', '90 minutes', '2 hours', '1 days', '7 days']);
});

it('refuses a keyword whose meaning exceeds the limit', () => {
  const outside = (from: string, to: string) =>
    keywordOutsideLimit({ from, to }, { ...rules, limit: 86_400 });
  expect(outside('2026-11-21T13:00:00.000Z', '2026-11-21T14:00:00.000Z')).toBeUndefined();
  expect(outside('2026-11-20T14:00:00.000Z', '2026-11-21T14:00:00.000Z')).toBeUndefined();
  expect(outside('2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z')).toBe(
    'Date is outside limit duration.',
  );
  expect(outside('2026-11-20T14:00:00.000Z', '2026-11-22T14:00:00.000Z')).toBe(
    'Range is outside limit duration.',
  );
});

it.each([
  ['02:10', '02:40', true],
  ['02:30', '03:15', true],
  ['01:50', '02:40', false],
  ['02:30', '04:00', false],
])('says that a range in the hour that clocks skip is empty: %s to %s', (from, until, isEmpty) => {
  const at = (time: string) => `2026-03-29 ${time}:00.000`;
  const berlin = { ...rules, clock: clockOf('Europe/Berlin') };
  const absolute = { from: at(from), until: at(until) };
  expect(validateRange('absolute', values({ absolute }), berlin)).toEqual(
    isEmpty
      ? { until: 'This range is empty: the clocks are set forward, so these times do not exist.' }
      : {},
  );
});
