import moment from 'moment-timezone';
import { formatInstant, readInstant } from '../format/instant';
import { wallTime } from '../format/zone';

const formats = [
  'YYYY-MM-DD',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD HH:mm:ss.S',
  'YYYY-MM-DD HH:mm:ss.SS',
  'YYYY-MM-DD HH:mm:ss.SSS',
];

/**
 * Reads `YYYY-MM-DD [HH:mm:ss[.SSS]]` as the clocks of a zone (IANA name) show it, or ISO
 * 8601 with an offset of its own. The result is ISO 8601 in UTC with milliseconds; undefined for
 * anything else and for dates that never were. A time that a change of clocks skips is as much
 * later; of a time that comes twice it is the first.
 *
 * Only this file imports moment-timezone, and only parts that are loaded late may import this file.
 */
export function parseWallClock(text: string, zone: string): string | undefined {
  const trimmed = text.trim();
  if (/\d ?(?:Z|[+-]\d\d:?\d\d)$/i.test(trimmed) && /[T ]\d/i.test(trimmed))
    return isoOf(readInstant(trimmed));
  const written = trimmed.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
  const wanted = moment.utc(written, formats, true);
  if (!wanted.isValid()) return undefined;
  const local = moment.tz(written, formats, true, moment.tz.zone(zone) ? zone : 'UTC').valueOf();
  return isoOf(corrected(local, wanted.valueOf(), zone));
}

/** An instant as `parseWallClock` reads it. */
export const formatWallClock = (iso: string, zone: string) =>
  formatInstant(iso, { zone, format: 'complete' });

/**
 * Beyond the years that moment has rules for, those of `Intl` stand, by which all times are shown.
 */
function corrected(local: number, wanted: number, zone: string): number {
  const moved = local + wanted - shown(local, zone);
  return shown(moved, zone) === wanted ? moved : local;
}

/** What the clocks of a zone show at an instant, as if that were UTC, in milliseconds. */
function shown(ms: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = wallTime(ms, zone);
  return (
    new Date(0).setUTCFullYear(year, month - 1, day) +
    ((hour * 60 + minute) * 60 + second) * 1_000 +
    millisecond
  );
}

const isoOf = (ms: number | undefined) =>
  ms === undefined ? undefined : new Date(ms).toISOString();
