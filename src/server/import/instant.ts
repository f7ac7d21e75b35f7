import { readDate, readIsoDate } from '../inputs/syslog/dates';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** Dates in web server logs: `21/Nov/2026:14:02:03 +0100`. */
const ACCESS_LOG_DATE = /^\[?(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{4})/;
const ACCESS_LOG_WITHIN = /\[\d{2}\/[A-Z][a-z]{2}\/\d{4}:/;
const DATE_WITHIN = /\d{4}-\d{2}-\d{2}[T ]/;
const DAY_OR_MINUTE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/;
const SEARCHED_CHARACTERS = 200;

export type InstantContext = {
  /** The zone of times without one; undefined for the machine's zone. */
  zone: string | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Parses a time: seconds to nanoseconds since the epoch, ISO 8601, or a date as logs start with.
 * Returns milliseconds since the epoch.
 */
export function instantOf(value: unknown, context: InstantContext): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime();
  if (typeof value === 'number' || typeof value === 'bigint') return ofNumber(Number(value));
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (NUMBER.test(text)) return ofNumber(Number(text));
  return ofText(text, context);
}

/**
 * Guesses the unit: until the year 5138, seconds have at most eleven digits and milliseconds
 * fourteen.
 */
function ofNumber(number: number): number | undefined {
  const size = Math.abs(number);
  if (size < 1e11) return Math.round(number * 1e3);
  if (size < 1e14) return Math.round(number);
  if (size < 1e17) return Math.round(number / 1e3);
  return size < 1e20 ? Math.round(number / 1e6) : undefined;
}

function ofText(text: string, { zone, now }: InstantContext): number | undefined {
  const access = accessLogInstant(text);
  if (access !== undefined) return access;
  const dated = readDate(text, { receivedAt: now, zone });
  // The whole text must be the date.
  if (dated !== undefined && dated.rest.trim() === '') return dated.timestamp;
  // Spreadsheets write times without seconds.
  const [, day, minute = '00:00'] = DAY_OR_MINUTE.exec(text) ?? [];
  const rounded = day && readIsoDate(`${day} ${minute}:00`, { receivedAt: now, zone });
  if (rounded) return rounded.timestamp;
  const parsed =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) || /^[A-Z][a-z]{2}, \d/.test(text)
      ? Date.parse(text)
      : NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

function accessLogInstant(text: string): number | undefined {
  const [, day, month, year, time, offset] = ACCESS_LOG_DATE.exec(text) ?? [];
  if (day === undefined) return undefined;
  const instant = Date.parse(`${day} ${month} ${year} ${time} ${offset}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Finds the time at or near the beginning of a log line. */
export function instantInLine(line: string, { zone, now }: InstantContext): number | undefined {
  const context = { receivedAt: now, zone };
  const start = line.slice(0, SEARCHED_CHARACTERS);
  const dated = readDate(start.replace(/^\[/, '').replace(/^([^\]]{1,40})\]/, '$1 '), context);
  if (dated !== undefined) return dated.timestamp;
  const access = start.search(ACCESS_LOG_WITHIN);
  if (access >= 0) return accessLogInstant(start.slice(access));
  const at = start.search(DATE_WITHIN);
  return at < 0
    ? undefined
    : readIsoDate(start.slice(at).replace(/^(\S+( [\d:.,]+)?)[\]"|,].*$/, '$1'), context)
        ?.timestamp;
}
