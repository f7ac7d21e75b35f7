import moment from 'moment-timezone';
import { durationParts } from '@/domain/time-range/iso-duration';

const UNITS = ['year', 'month', 'isoWeek', 'day', 'hour', 'minute', 'second'] as const;
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
  const start = moment.utc(at).startOf(unit);
  return start
    .subtract(numberOf(start, unit) % (counts[index] ?? 1), unit === 'isoWeek' ? 'week' : unit)
    .valueOf();
}

/** Adds one calendar period. */
export function afterPeriod(at: number, period: string): number {
  const [years, months, weeks, days, hours, minutes, seconds] = normalized(period);
  return moment.utc(at).add({ years, months, weeks, days, hours, minutes, seconds }).valueOf();
}

function numberOf(time: moment.Moment, unit: Unit): number {
  switch (unit) {
    case 'month':
      return time.month() + 1;
    case 'day':
      return time.date();
    default:
      return time.get(unit);
  }
}
