import { formatInstant } from './instant';
import { offsetAt, wallTime } from './zone';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const STEPS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 7, 14].map((n) => n * DAY),
];
const YEAR_MONTHS = 12;
const MONTH_STEPS = [1, 2, 3, 6, ...[1, 2, 5, 10, 20, 50, 100].map((n) => n * YEAR_MONTHS)];
const MONTH = 30 * DAY;

export type TimeTick = { at: number; label: string };

/**
 * At most `most` round local times of the zone between two instants (milliseconds), labelled as
 * briefly as possible. Ranges that touch two years name the year.
 */
export function timeTicks(from: number, to: number, zone: string, most: number): TimeTick[] {
  const step = STEPS.find((one) => (to - from) / one <= most);
  const months =
    MONTH_STEPS.find((one) => (to - from) / (one * MONTH) <= most) ??
    Math.ceil((to - from) / most / MONTH);
  const wallAt = step === undefined ? everyMonths(from, months, zone) : everyStep(from, step, zone);
  const yearOf = (at: number) => formatInstant(at, { zone, format: 'date' }).slice(0, -6);
  const namesYear = yearOf(from) !== yearOf(to);
  const ticks: TimeTick[] = [];
  let named: string | undefined;
  for (let index = 0; ticks.length <= most; index += 1) {
    const wall = wallAt(index);
    // Offsets change within a range: each tick is round in the local time at that point.
    const at = wall - offsetAt(wall - offsetAt(from, zone), zone);
    if (!(at <= to)) break;
    if (at < from) continue;
    if (step === undefined) ticks.push({ at, label: monthLabel(at, zone, months, namesYear) });
    else {
      const isNewYear = namesYear && yearOf(at) !== named && isDate(at, step, zone);
      if (isNewYear) named = yearOf(at);
      ticks.push({ at, label: isNewYear ? dateOf(at, zone) : label(at, step, zone) });
    }
  }
  return ticks;
}

/** Local times as if they were UTC, in milliseconds. */
type Walls = (index: number) => number;

function everyStep(from: number, step: number, zone: string): Walls {
  const first = Math.ceil((from + offsetAt(from, zone)) / step) * step;
  return (index) => first + index * step;
}

function everyMonths(from: number, months: number, zone: string): Walls {
  const { year, month } = wallTime(from, zone);
  const first = Math.floor((year * YEAR_MONTHS + month - 1) / months) * months;
  // `Date.UTC` would take the years 0 to 99 for those of the 20th century.
  return (index) => new Date(0).setUTCFullYear(0, first + index * months, 1);
}

const dateOf = (at: number, zone: string) => formatInstant(at, { zone, format: 'date' });

function monthLabel(at: number, zone: string, months: number, namesYear: boolean): string {
  const date = dateOf(at, zone);
  if (!namesYear) return date.slice(-5);
  return months % YEAR_MONTHS === 0 ? date.slice(0, -6) : date.slice(0, -3);
}

function isDate(at: number, step: number, zone: string): boolean {
  const { hour, minute, second, millisecond } = wallTime(at, zone);
  return step >= DAY || hour + minute + second + millisecond === 0;
}

function label(at: number, step: number, zone: string): string {
  if (isDate(at, step, zone)) return dateOf(at, zone).slice(-5);
  if (step < SECOND) return formatInstant(at, { zone, format: 'timeOfDayComplete' });
  return formatInstant(at, { zone, format: step < MINUTE ? 'timeOfDay' : 'hourAndMinute' });
}
