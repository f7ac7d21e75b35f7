import moment from 'moment-timezone';
import { formatInstant, readInstant } from '../format/instants/instant';
import { wallTime } from '../format/instants/zone';

const formats = [
  'YYYY-MM-DD',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD HH:mm:ss.S',
  'YYYY-MM-DD HH:mm:ss.SS',
  'YYYY-MM-DD HH:mm:ss.SSS',
];

/**
 * Parses `YYYY-MM-DD [HH:mm:ss[.SSS]]` as a local time of a zone (IANA name), or ISO 8601 with an
 * offset. Returns ISO 8601 in UTC with milliseconds; undefined for invalid text and dates. A time
 * skipped by a change of clocks moves forward; of a time that occurs twice the first one is used.
 * The only file that imports moment-timezone; import it from lazily loaded components only.
 */
export const parseWallClock = (text: string, zone: string): string | undefined =>
  isoOf(instantOnClock(text, zone));

/** Whether `parseWallClock` moves the time, because clocks skip it. */
export function isSkippedTime(text: string, zone: string): boolean {
  const ms = instantOnClock(text, zone);
  const wanted = wantedTime(text);
  return ms !== undefined && wanted !== undefined && shown(ms, zone) !== wanted;
}

function instantOnClock(text: string, zone: string): number | undefined {
  const trimmed = text.trim();
  if (/\d ?(?:Z|[+-]\d\d:?\d\d)$/i.test(trimmed) && /[T ]\d/i.test(trimmed))
    return readInstant(trimmed);
  const wanted = wantedTime(trimmed);
  if (wanted === undefined) return undefined;
  const known = moment.tz.zone(zone) ? zone : 'UTC';
  return corrected(moment.tz(plain(trimmed), formats, true, known).valueOf(), wanted, zone);
}

const plain = (text: string) => text.trim().replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');

/** A local time as if it were UTC. */
function wantedTime(text: string): number | undefined {
  const wanted = moment.utc(plain(text), formats, true);
  return wanted.isValid() ? wanted.valueOf() : undefined;
}

/** Formats an instant in the format that `parseWallClock` reads. */
export const formatWallClock = (iso: string, zone: string) =>
  formatInstant(iso, { zone, format: 'complete' });

/** Outside the years for which moment has rules, uses those of `Intl`, which format all times. */
function corrected(local: number, wanted: number, zone: string): number {
  const moved = local + wanted - shown(local, zone);
  return shown(moved, zone) === wanted ? moved : local;
}

/** The local time of an instant in milliseconds, as if it were UTC. */
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
