import { durationParts } from '@/domain/time-range/iso-duration';

const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
type Unit = (typeof UNITS)[number];
type Counts = readonly [
  years: number,
  months: number,
  weeks: number,
  days: number,
  hours: number,
  minutes: number,
  seconds: number,
];
const UNIT_MS = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
};

/** Carries smaller units into larger ones, as `PT48H` is two days; days never become months. */
function normalized(iso: string): Counts {
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    durationParts(iso) ?? [];
  const allMonths = years * 12 + months;
  let rest = Math.floor(((weeks * 7 + days) * 24 + hours) * 3600 + minutes * 60 + seconds);
  const take = (size: number) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count;
  };
  return [
    Math.floor(allMonths / 12),
    allMonths % 12,
    take(604_800),
    take(86_400),
    take(3600),
    take(60),
    rest,
  ];
}

/**
 * The start of the period that contains `at`: aligned to multiples of its largest unit in UTC, so
 * that hours start on the hour, weeks on Monday and `PT5M` at minutes divisible by five. Times in
 * milliseconds since the epoch.
 */
export function periodAnchor(at: number, period: string): number {
  const counts = normalized(period);
  const index = counts.findIndex((count) => count > 0);
  const unit = UNITS[index];
  if (unit === undefined) return at;
  const { start, number } = unitAt(at, unit);
  const back = number % (counts[index] ?? 1);
  if (unit === 'year') return addMonths(start, -12 * back);
  if (unit === 'month') return addMonths(start, -back);
  return start - back * UNIT_MS[unit];
}

/** Adds one calendar period. */
export function afterPeriod(at: number, period: string): number {
  const [years, months, weeks, days, hours, minutes, seconds] = normalized(period);
  return (
    addMonths(at, years * 12 + months) +
    weeks * UNIT_MS.week +
    days * UNIT_MS.day +
    hours * UNIT_MS.hour +
    minutes * UNIT_MS.minute +
    seconds * UNIT_MS.second
  );
}

/** The start of the unit that contains `at`, and its number: the year, the day of the month … */
function unitAt(at: number, unit: Unit): { start: number; number: number } {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (unit) {
    case 'year':
      return { start: Date.UTC(year, 0), number: year };
    case 'month':
      return { start: Date.UTC(year, month), number: month + 1 };
    case 'week': {
      const start = Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7));
      return { start, number: isoWeek(start) };
    }
    case 'day':
      return { start: Date.UTC(year, month, day), number: day };
    case 'hour':
      return { start: Math.floor(at / UNIT_MS.hour) * UNIT_MS.hour, number: date.getUTCHours() };
    case 'minute':
      return {
        start: Math.floor(at / UNIT_MS.minute) * UNIT_MS.minute,
        number: date.getUTCMinutes(),
      };
    case 'second':
      return {
        start: Math.floor(at / UNIT_MS.second) * UNIT_MS.second,
        number: date.getUTCSeconds(),
      };
  }
}

/** ISO 8601 counts weeks by their Thursdays. */
function isoWeek(monday: number): number {
  const thursday = monday + 3 * UNIT_MS.day;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0);
  return Math.floor((thursday - newYear) / UNIT_MS.week) + 1;
}

/** Days beyond the end of a month become its last day. */
function addMonths(at: number, months: number): number {
  if (months === 0) return at;
  const date = new Date(at);
  const [year, month, day] = [
    date.getUTCFullYear(),
    date.getUTCMonth() + months,
    date.getUTCDate(),
  ];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (
    Date.UTC(year, month, Math.min(day, lastDay)) +
    (((at % UNIT_MS.day) + UNIT_MS.day) % UNIT_MS.day)
  );
}
