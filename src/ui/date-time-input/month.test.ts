import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, sameDay, utc, weekdayOf, weeksOf } from './month';

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9990-01-01'), noInvalidDate: true })
  .map((date) => ({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }));

it('shows every day of a month once, from a Monday, without a gap', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const days = weeksOf(day).flat();
      expect(days.filter(({ month }) => month === day.month).some((one) => sameDay(one, day))).toBe(
        true,
      );
      expect(weekdayOf(days[0] ?? day)).toBe(0);
      days.forEach((one, index) =>
        expect(
          index === 0 || utc(one).getTime() - utc(days[index - 1] ?? one).getTime() === 86_400_000,
        ).toBe(true),
      );
    }),
  );
});

it('keeps to the end of a shorter month', () => {
  expect(moved({ year: 2026, month: 1, day: 31 }, { months: 1 })).toEqual({
    year: 2026,
    month: 2,
    day: 28,
  });
  expect(moved({ year: 2024, month: 2, day: 29 }, { months: -12 })).toEqual({
    year: 2023,
    month: 2,
    day: 28,
  });
  expect(moved({ year: 2026, month: 12, day: 31 }, { days: 1 })).toEqual({
    year: 2027,
    month: 1,
    day: 1,
  });
});
