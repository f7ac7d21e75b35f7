import { unreachable } from '../../unreachable';
import { resolveZone, wallTime, type WallTime } from './zone';

/**
 * `default` is `2026-11-21 14:02:10`, `complete` has milliseconds, `withTimeZone` the offset,
 * `exact` both,
 * `readable` is `Saturday, 21 November 2026, 14:02 +01:00`, `internal` is
 * `2026-11-21T13:02:10.000Z` (always UTC). Local times that occur twice when clocks are set back
 * include their offset: `2026-10-25 02:30:00 +01:00`.
 */
export type InstantFormat =
  | 'default'
  | 'complete'
  | 'withTimeZone'
  | 'exact'
  | 'readable'
  | 'internal'
  | 'date'
  | 'hourAndMinute'
  | 'timeOfDay'
  | 'timeOfDayComplete';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const furthest = 8.64e15;

/**
 * Milliseconds since the epoch of an instant from the API: ISO 8601 with `Z`, `+01:00` or `+0100`,
 * or without an offset (`2026-11-21 14:02:10.000`), which means UTC. Undefined for anything else.
 */
export function readInstant(at: string | number): number | undefined {
  if (typeof at === 'number') return Math.abs(at) <= furthest ? Math.floor(at) : undefined;
  const found =
    /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?([.,]\d+)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i.exec(
      at.trim(),
    );
  if (!found) return undefined;
  const [, year, month, day, minutes = '00:00', seconds = ':00', fraction = '', offset = 'Z'] =
    found;
  const zone = /^[+-]/.test(offset)
    ? `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`
    : 'Z';
  const ms = Date.parse(
    `${year}-${month}-${day}T${minutes}${seconds}.${fraction.slice(1, 4).padEnd(3, '0')}${zone}`,
  );
  return Number.isNaN(ms) || Number(day) > daysIn(Number(year), Number(month)) ? undefined : ms;
}

/**
 * Formats an instant in a zone (IANA name). Invalid instants are returned unchanged; unknown zones
 * count as UTC.
 */
export function formatInstant(
  at: string | number,
  { zone, format = 'default' }: { zone: string; format?: InstantFormat },
): string {
  const ms = readInstant(at);
  if (ms === undefined) return String(at);
  if (format === 'internal') return new Date(ms).toISOString();
  const time = wallTime(ms, zone);
  switch (format) {
    case 'default':
      return `${day(time)} ${clock(time)}${which(time)}`;
    case 'complete':
      return `${day(time)} ${clock(time)}.${digits(time.millisecond, 3)}${which(time)}`;
    case 'withTimeZone':
      return `${day(time)} ${clock(time)} ${time.offset}`;
    case 'exact':
      return `${day(time)} ${clock(time)}.${digits(time.millisecond, 3)} ${time.offset}`;
    case 'readable':
      return `${time.weekday}, ${time.day} ${months[time.month - 1]} ${time.year}, ${clock(time).slice(0, 5)} ${time.offset}`;
    case 'date':
      return day(time);
    case 'hourAndMinute':
      return clock(time).slice(0, 5);
    case 'timeOfDay':
      return `${clock(time)}${which(time)}`;
    case 'timeOfDayComplete':
      return `${clock(time)}.${digits(time.millisecond, 3)}${which(time)}`;
    default:
      return unreachable(format);
  }
}

/** A zone with its offset at an instant, `Europe/Berlin (+01:00)`; just `UTC` for UTC. */
export function zoneLabel(zone: string, at: string | number): string {
  const name = resolveZone(zone);
  const ms = readInstant(at);
  return name === 'UTC' || ms === undefined ? name : `${name} (${wallTime(ms, name).offset})`;
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');
const day = ({ year, month, day: date }: WallTime) =>
  `${yearText(year)}-${digits(month, 2)}-${digits(date, 2)}`;
const clock = ({ hour, minute, second }: WallTime) =>
  `${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}`;
const which = ({ twice, offset }: WallTime) => (twice ? ` ${offset}` : '');
/** ISO 8601 requires a sign and six digits for years beyond four digits. */
const yearText = (year: number) =>
  year >= 0 && year <= 9999
    ? digits(year, 4)
    : `${year < 0 ? '-' : '+'}${digits(Math.abs(year), 6)}`;
const daysIn = (year: number, month: number) =>
  new Date(Date.UTC((year % 400) + 2000, month, 0)).getUTCDate();
