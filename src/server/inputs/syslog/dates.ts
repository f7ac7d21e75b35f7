import moment from 'moment-timezone';

/** Milliseconds since the epoch, and the text after the date. */
export type DatedText = { timestamp: number; rest: string };

export type DateContext = {
  receivedAt: number;
  /** For example Europe/Berlin or +01:00; undefined for the machine's zone. */
  zone: string | undefined;
};

const OFFSET = /^[+-]\d{2}:?\d{2}$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY_MS = 86_400_000;

/**
 * `Nov 21 14:02:03`, `Nov 1 2026 14:02:03.250`, `2026 Nov 21 14:02:03 CET:`; devices prefix `*` or
 * `.` while their clock is not synchronized.
 */
const TRADITIONAL =
  /^[*.]?(?:(\d{4}) )?([A-Za-z]{3}) {1,2}(\d{1,2}) (?:(\d{4}) )?(\d{1,2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?(?: (UTC|GMT|Z))?(?: (\d{4})(?=[ :]))?:?(?: |$)/;
/** RFC 3339, also with a blank or comma as separators and without a zone. */
const ISO =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:T| {1,2})(\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?(?: ?(Z|UTC|GMT|[+-]\d{2}:?\d{2}))?:?(?= |$)/;

/** Undefined when the text does not start with a date. */
export function readDate(text: string, context: DateContext): DatedText | undefined {
  return readIsoDate(text, context) ?? readTraditionalDate(text, context);
}

export function readIsoDate(text: string, { zone }: DateContext): DatedText | undefined {
  const match = ISO.exec(text);
  if (match === null) return undefined;
  const [whole, year, month, day, hour, minute, second, fraction, offset] = match;
  const wall = wallClock(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    fraction,
  );
  if (wall === undefined) return undefined;
  const timestamp = offset === undefined ? inZone(wall, zone) : wall - offsetMs(offset);
  return { timestamp, rest: text.slice(whole.length).replace(/^ /, '') };
}

function readTraditionalDate(
  text: string,
  { receivedAt, zone }: DateContext,
): DatedText | undefined {
  const match = TRADITIONAL.exec(text);
  if (match === null) return undefined;
  const [
    whole,
    yearBefore,
    monthName = '',
    day,
    yearAfter,
    hour,
    minute,
    second,
    fraction,
    utc,
    yearAtEnd,
  ] = match;
  const month = MONTHS.indexOf(monthName.toLowerCase());
  if (month < 0) return undefined;
  const instant = (year: number) => {
    const wall = wallClock(
      year,
      month,
      Number(day),
      Number(hour),
      Number(minute),
      Number(second),
      fraction,
    );
    return wall === undefined ? undefined : inZone(wall, utc === undefined ? zone : 'UTC');
  };
  const year = yearBefore ?? yearAfter ?? yearAtEnd;
  const timestamp = year === undefined ? closestTo(receivedAt, instant) : instant(Number(year));
  return timestamp === undefined ? undefined : { timestamp, rest: text.slice(whole.length) };
}

/**
 * Guesses a missing year: the latest that is at most two days in the future, because clocks differ
 * and logs arrive around New Year.
 */
function closestTo(
  receivedAt: number,
  instant: (year: number) => number | undefined,
): number | undefined {
  const year = new Date(receivedAt).getUTCFullYear();
  // 29 February may be up to eight years ago.
  for (let candidate = year + 1; candidate >= year - 8; candidate -= 1) {
    const timestamp = instant(candidate);
    if (timestamp !== undefined && timestamp <= receivedAt + 2 * DAY_MS) return timestamp;
  }
  return undefined;
}

/**
 * Treats the fields as UTC; undefined for invalid dates such as 31 February. A leap second counts
 * as the next second.
 */
function wallClock(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
  fraction = '',
): number | undefined {
  if (hour > 23 || minute > 59 || second > 60) return undefined;
  if (year < 1 || day < 1 || day > daysIn(year, month)) return undefined;
  const milliseconds = fraction === '' ? 0 : Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6);
  return Date.UTC(year, month, day, hour, minute, second) + milliseconds;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 1 && isLeap ? 29 : (DAYS[month] ?? 0);
}

/** Converts the local time of a zone to an instant. */
function inZone(wall: number, zone: string | undefined): number {
  if (zone === 'UTC') return wall;
  if (zone !== undefined && OFFSET.test(zone)) return wall - offsetMs(zone);
  return wall - distanceAt(Math.floor(wall / SLOT_MS), zone);
}

/**
 * Offsets change only at quarters of an hour. Caching them pays off, because computing is slow and
 * dates arrive in order.
 */
const SLOT_MS = 900_000;
const MAX_DISTANCES = 10_000;
const distances = new Map<string, number>();

function distanceAt(slot: number, zone: string | undefined): number {
  const key = `${slot} ${zone ?? ''}`;
  const known = distances.get(key);
  if (known !== undefined) return known;
  const wall = slot * SLOT_MS;
  const date = new Date(wall);
  const parts = [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ] as const;
  const distance =
    wall -
    (zone === undefined ? new Date(...parts).getTime() : moment.tz([...parts], zone).valueOf());
  if (distances.size >= MAX_DISTANCES) distances.clear();
  distances.set(key, distance);
  return distance;
}

/** A zone name, or an offset from UTC such as `+01:00`; undefined for anything else. */
export function knownZone(name: string): string | undefined {
  return OFFSET.test(name) || moment.tz.zone(name) !== null ? name : undefined;
}

function offsetMs(offset: string): number {
  if (!/^[+-]/.test(offset)) return 0;
  const digits = offset.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
