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

/** Small units make up larger ones, as in `PT48H`, which is two days; days never make up months. */
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
 * Where the grid of a period lies: its largest unit is cut off and counted, so that hours begin at
 * full hours, weeks on Mondays, and `PT5M` at minutes that five divides. All in UTC; instants in
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

/** The same instant one period later, by the calendar. */
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
