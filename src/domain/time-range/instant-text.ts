import { wallTime } from '../format/instants/zone';
import { monthOf } from '../times/months';
import { isSkippedTime, parseWallClock } from './wall-clock';

/**
 * Milliseconds since the epoch; `isDay` if the text is a date without a time, which means its
 * start, `isSkipped` if clocks skip that time and it is a later one.
 */
export type ReadInstant = { ms: number; isDay: boolean; isSkipped?: true };
type Context = { now: number; zone: string };

const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\\.?,?\\s+)?';
const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d(?:[.,]\\d+)?)?';
const CLOCK = `(?:(?:,|,?\\s+at|\\s*@)?\\s+(${TIME})(?:\\s*(Z|(?:UTC|GMT)?[+-]\\d\\d:?\\d\\d|UTC|GMT))?)?`;
const MONTH_FIRST = new RegExp(
  `^${WEEKDAY}([a-z]{3,9})\\.?\\s+(\\d\\d?)(?:st|nd|rd|th)?,?\\s+(\\d{4})${CLOCK}$`,
  'i',
);
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(\\d\\d?)(?:st|nd|rd|th)?\\s+([a-z]{3,9})\\.?,?\\s+(\\d{4})${CLOCK}$`,
  'i',
);
const YEAR_LAST = new RegExp(
  `^${WEEKDAY}([a-z]{3})\\s+(\\d\\d?)\\s+(${TIME})(?:\\s+(UTC|GMT))?\\s+(\\d{4})$`,
  'i',
);
const NANO = 1_000_000;
const DAY_MS = 86_400_000;

/**
 * Parses one instant in the formats of logs and tools: epoch in seconds to nanoseconds, ISO 8601
 * with or without an offset, date and time, Apache (`01/May/2024:10:00:00 +0200`), syslog (`May 1
 * 10:00:00`, the latest such day), RFC 2822, `01.05.2024 10:00`, `20240501T100000Z`, `May 1, 2024
 * 10:00`, `Wed May 1 10:00:00 2024`. Times without an offset are in `zone`.
 */
export function instantOf(text: string, context: Context): ReadInstant | undefined {
  const trimmed = text.trim();
  const { zone } = context;
  return (
    epoch(trimmed) ??
    written(trimmed, zone) ??
    compact(trimmed, zone) ??
    apache(trimmed) ??
    syslog(trimmed, context) ??
    german(trimmed, zone) ??
    english(trimmed, zone) ??
    mail(trimmed)
  );
}

/** The local date of an instant, as `YYYY-MM-DD`. */
export function dayOf(ms: number, zone: string): string {
  const { year, month, day } = wallTime(ms, zone);
  return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

/** Adds calendar days. */
export const daysLater = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function epoch(text: string): ReadInstant | undefined {
  const [, digits = '', fraction = ''] = /^(\d{9,19})(\.\d{1,9})?$/.exec(text) ?? [];
  // Fourteen digits are a date and time, `YYYYMMDDhhmmss`.
  if (digits === '' || digits.length === 14) return undefined;
  const value = Number(digits);
  const ms =
    digits.length <= 10
      ? (value + Number(`0${fraction}`)) * 1_000
      : digits.length <= 13
        ? value
        : digits.length <= 16
          ? value / 1_000
          : value / NANO;
  return { ms: Math.floor(ms), isDay: false };
}

/** `2024-05-01`, `2024/05/01 10:00`, `2024-05-01T10:00:00,123`, `…Z`, `… +02:00`. */
function written(text: string, zone: string): ReadInstant | undefined {
  const [, year, month = '', day = '', time, offset = ''] =
    /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]\s*(\d{1,2}(?::?\d\d){1,2}(?:[.,]\d+)?)\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i.exec(
      text,
    ) ?? [];
  return year === undefined ? undefined : onClock({ year, month, day, time, offset, zone });
}

/** `20240501T100000Z`, `20240501T1000`, `20240501100000`. */
function compact(text: string, zone: string): ReadInstant | undefined {
  const [, year, month = '', day = '', time, offset = ''] =
    /^(\d{4})(\d\d)(\d\d)(?:T(?=\d{4})|(?=\d{6}Z?$))(\d{4}(?:\d\d(?:[.,]\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/i.exec(
      text,
    ) ?? [];
  return year === undefined ? undefined : onClock({ year, month, day, time, offset, zone });
}

/** Requires the name of the month, so that the day is unambiguous, and the year. */
function english(text: string, zone: string): ReadInstant | undefined {
  const [, month = '', day = '', year, time, offset = ''] = MONTH_FIRST.exec(text) ?? [];
  if (year !== undefined)
    return onClock({ year, month: monthNumber(month), day, time, offset, zone });
  const [, first = '', name = '', itsYear, itsTime, itsOffset = ''] = DAY_FIRST.exec(text) ?? [];
  if (itsYear !== undefined)
    return onClock({
      year: itsYear,
      month: monthNumber(name),
      day: first,
      time: itsTime,
      offset: itsOffset,
      zone,
    });
  const [, last = '', number = '', clock, utc = '', lastYear] = YEAR_LAST.exec(text) ?? [];
  return lastYear === undefined
    ? undefined
    : onClock({
        year: lastYear,
        month: monthNumber(last),
        day: number,
        time: clock,
        offset: utc,
        zone,
      });
}

function german(text: string, zone: string): ReadInstant | undefined {
  const [, day = '', month = '', year, time] =
    /^(\d\d?)\.(\d\d?)\.(\d{4})(?:,?\s+(\d{1,2}:\d\d(?::\d\d)?)(?:\s*Uhr)?)?$/i.exec(text) ?? [];
  return year === undefined ? undefined : onClock({ year, month, day, time, offset: '', zone });
}

function apache(text: string): ReadInstant | undefined {
  const [, day = '', month = '', year, time, offset = ''] =
    /^(\d\d?)\/([A-Za-z]{3})\/(\d{4}):(\d\d:\d\d:\d\d)\s+([+-]\d{4})$/.exec(text) ?? [];
  return year === undefined
    ? undefined
    : onClock({ year, month: monthNumber(month), day, time, offset, zone: 'UTC' });
}

/** Has no year: the latest matching day, or one at most a day ahead. */
function syslog(text: string, { now, zone }: Context): ReadInstant | undefined {
  const [, month = '', day = '', time] =
    /^([A-Za-z]{3})\s+(\d\d?)\s+(\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text) ?? [];
  if (time === undefined) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  const read = (year: number) =>
    onClock({ year: `${year}`, month: monthNumber(month), day, time, offset: '', zone });
  const here = read(thisYear + 1);
  const candidates = [here, read(thisYear), read(thisYear - 1)];
  return candidates.find((one) => one !== undefined && one.ms <= now + DAY_MS);
}

/** Requires an offset; otherwise `Date` would use the browser's zone. */
function mail(text: string): ReadInstant | undefined {
  if (
    !/^(?:[A-Za-z]{3},\s*)?\d{1,2}\s+[A-Za-z]{3}\s+\d{4}\s+\d\d:\d\d(?::\d\d)?\s+(?:GMT|UTC|Z|[+-]\d{4})$/i.test(
      text,
    )
  )
    return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : { ms, isDay: false };
}

type Clock = {
  year: string;
  month: string;
  day: string;
  time: string | undefined;
  offset: string;
  zone: string;
};

function onClock({ year, month, day, time, offset, zone }: Clock): ReadInstant | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const text = time === undefined ? date : `${date} ${fullTime(time)}${offsetText(offset)}`;
  const iso = parseWallClock(text, zone);
  if (iso === undefined) return undefined;
  return {
    ms: Date.parse(iso),
    isDay: time === undefined,
    ...(time !== undefined && isSkippedTime(text, zone) && { isSkipped: true as const }),
  };
}

/** Pads a time to hours, minutes, seconds and milliseconds. */
function fullTime(time: string): string {
  const [clock = '', fraction = ''] = time.split(/[.,]/);
  const compact = /^(\d\d)(\d\d)(\d\d)?$/.exec(clock);
  const [hours = '', minutes = '00', seconds = '00'] = compact
    ? compact.slice(1)
    : clock.split(':');
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

const offsetText = (offset: string) =>
  /^(Z|UTC|GMT)$/i.test(offset)
    ? 'Z'
    : offset.replace(/^(?:UTC|GMT)/i, '').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
const monthNumber = (name: string) => `${monthOf(name) ?? 0}`;
