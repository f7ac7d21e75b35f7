/**
 * A time as it is written. `local` is the local time of a year as if it were UTC, in milliseconds,
 * or undefined if that year has no such day; `year` is undefined where none is written. `zone` is
 * in minutes east of UTC, or a name. `end` is the index behind it.
 */
export type WrittenTime = {
  local: (year: number) => number | undefined;
  year: number | undefined;
  zone: number | string | undefined;
  end: number;
};

/** The groups of a time of day: hour, minute, second, fraction with its separator, `a` or `p`. */
type TimeGroups = Readonly<Record<string, string | undefined>>;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Milliseconds since midnight; undefined for impossible times. */
export function timeOfDay({ h, mi, s = '0', f, ap }: TimeGroups): number | undefined {
  const [hour, minute, second] = [Number(h), Number(mi), Number(s)];
  if (ap !== undefined && (hour < 1 || hour > 12)) return undefined;
  // A leap second counts as the next second.
  if (hour > 23 || minute > 59 || second > (minute === 59 ? 60 : 59)) return undefined;
  const afternoon = ap === undefined ? hour : (hour % 12) + (/^p/i.test(ap) ? 12 : 0);
  return afternoon * HOUR_MS + minute * MINUTE_MS + second * 1_000 + milliseconds(f);
}

/** Of a fraction with its separator; more digits than three are cut off. */
function milliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Number(fraction.slice(1, 4).padEnd(3, '0'));
}

/**
 * A local time as if it were UTC, in milliseconds; undefined for a day that the month of that year
 * does not have. `month` is 1 to 12.
 */
export function localTime(
  year: number,
  month: number,
  day: number,
  timeInDay: number,
): number | undefined {
  if (year < 1 || day < 1 || day > daysIn(year, month)) return undefined;
  // `Date.UTC` would take the years 1 to 99 for those of the 20th century.
  const start =
    year > 99 ? Date.UTC(year, month - 1, day) : new Date(0).setUTCFullYear(year, month - 1, day);
  return start + timeInDay;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}
