/** A day of the proleptic Gregorian calendar; months count from 1. */
export type Day = { year: number; month: number; day: number };

const DAYS_OF_WEEK = 7;
const WEEKS = 6;
const MONDAY = 1;

/** Six weeks that show a month, Monday first, padded with days of the adjacent months. */
export function weeksOf({ year, month }: Pick<Day, 'year' | 'month'>): Day[][] {
  const first = utc({ year, month, day: 1 });
  const before = (first.getUTCDay() - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, day) =>
      moved({ year, month, day: 1 }, { days: week * DAYS_OF_WEEK + day - before }),
    ),
  );
}

/** Adds days or months; the 31st becomes the last day of a shorter month. */
export function moved(
  { year, month, day }: Day,
  { days = 0, months = 0 }: { days?: number; months?: number },
): Day {
  const inMonth = utc({ year, month: month + months, day: 1 });
  const length = utc({
    year: inMonth.getUTCFullYear(),
    month: inMonth.getUTCMonth() + 2,
    day: 0,
  }).getUTCDate();
  return dayOf(
    utc({
      year: inMonth.getUTCFullYear(),
      month: inMonth.getUTCMonth() + 1,
      day: Math.min(day, length) + days,
    }),
  );
}

export const sameDay = (one: Day | undefined, other: Day | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.year === other.year &&
  one.month === other.month &&
  one.day === other.day;

/** Day of the week; Monday is 0. */
export const weekdayOf = (day: Day) =>
  (utc(day).getUTCDay() + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK;

/** Midnight UTC of the day, for formatters in UTC. */
export function utc({ year, month, day }: Day): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});
