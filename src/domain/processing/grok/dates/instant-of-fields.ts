import { instantOfLocal } from '@/domain/format/instants/zone';
import type { DateField } from './date-format';
import type { DateFields } from './read-fields';

/** The fields are no date; the message is Java's. */
export class ImpossibleDate extends Error {}

/** Fields with their names and ranges in Java. */
const RANGES: readonly (readonly [DateField, string, number, number])[] = [
  ['year', 'Year', -999_999_999, 999_999_999],
  ['month', 'MonthOfYear', 1, 12],
  ['day', 'DayOfMonth', 1, 31],
  ['dayOfYear', 'DayOfYear', 1, 366],
  ['weekday', 'DayOfWeek', 1, 7],
  ['hour', 'HourOfDay', 0, 23],
  ['clockHour', 'ClockHourOfDay', 1, 24],
  ['hourOfHalf', 'HourOfAmPm', 0, 11],
  ['clockHourOfHalf', 'ClockHourOfAmPm', 1, 12],
  ['half', 'AmPmOfDay', 0, 1],
  ['minute', 'MinuteOfHour', 0, 59],
  ['second', 'SecondOfMinute', 0, 59],
  ['nano', 'NanoOfSecond', 0, 999_999_999],
];

/**
 * Milliseconds since the epoch. Without a zone, the fields are those of UTC; without a time, the
 * date begins at midnight UTC.
 *
 * @throws ImpossibleDate
 */
export function instantOf(fields: DateFields): number {
  for (const [field, name, least, most] of RANGES) {
    const value = fields[field];
    if (value !== undefined && (value < least || value > most))
      throw new ImpossibleDate(
        `Invalid value for ${name} (valid values ${least} - ${most}): ${value}`,
      );
  }
  const day = dayOf(fields);
  const time = timeOf(fields);
  if (day === undefined) throw new ImpossibleDate('Unable to obtain a date from the text');
  if (time === undefined) return day;
  const local = day + time;
  if (fields.offset !== undefined) return local - fields.offset;
  return fields.zone === undefined ? local : instantOfLocal(local, fields.zone);
}

const utc = (year: number, month: number, day: number) => {
  const date = new Date(0);
  // `Date.UTC` would take the years 0 to 99 for those of the 20th century.
  return date.setUTCFullYear(year, month - 1, day);
};

/** As in Java, the 31st of a shorter month is its last day. */
function dayOf({ year, month, day, dayOfYear, weekday }: DateFields): number | undefined {
  if (year === undefined) return undefined;
  let at: number | undefined;
  if (month !== undefined && day !== undefined) {
    const last = new Date(utc(year, month + 1, 0)).getUTCDate();
    at = utc(year, month, Math.min(day, last));
  } else if (dayOfYear !== undefined) at = utc(year, 1, dayOfYear);
  if (at !== undefined && weekday !== undefined) checkWeekday(at, weekday);
  return at;
}

function checkWeekday(at: number, given: number): void {
  const date = new Date(at);
  const actual = (date.getUTCDay() + 6) % 7;
  if (actual === given - 1) return;
  throw new ImpossibleDate(
    `Conflict found: Field DayOfWeek ${actual + 1} differs from DayOfWeek ${given} derived from ${date.toISOString().slice(0, 10)}`,
  );
}

/** Milliseconds since midnight. */
function timeOf(fields: DateFields): number | undefined {
  const { minute, second = 0, nano = 0 } = fields;
  const hour = hourOf(fields);
  if (hour === undefined || (minute === undefined && fields.second !== undefined)) return undefined;
  return ((hour * 60 + (minute ?? 0)) * 60 + second) * 1000 + Math.floor(nano / 1_000_000);
}

function hourOf({ hour, clockHour, hourOfHalf, clockHourOfHalf, half }: DateFields) {
  if (hour !== undefined) return hour;
  if (clockHour !== undefined) return clockHour % 24;
  const ofHalf = hourOfHalf ?? (clockHourOfHalf === undefined ? undefined : clockHourOfHalf % 12);
  return ofHalf === undefined || half === undefined ? undefined : half * 12 + ofHalf;
}
