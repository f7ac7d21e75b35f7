/**
 * `graylog`: the fields `timestamp` and `gl2_*` with dates like `2026-11-18 10:00:00.000`, or ISO
 * 8601 of any precision, which the real server rejects. `iso`: dates detected in a sender's text, ISO 8601 of any precision or milliseconds since the epoch.
 */
export type DateFormat = 'graylog' | 'iso';

export const dateFormatOf = (field: string): DateFormat =>
  field === 'timestamp' || field.startsWith('gl2_') ? 'graylog' : 'iso';

const GRAYLOG = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)\.(\d{3})$/;
const ISO =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(?:(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/;
const SLASHED = /^(\d{4})\/(\d\d)\/(\d\d)(?: (\d\d):(\d\d):(\d\d))?(?: ?(Z|[+-]\d\d:?\d\d))?$/;

/**
 * Missing parts default to their first value. With `roundUp`, the hour and smaller parts default to
 * their last value instead, but months and days do not (`<=2026-11` ends on the first of November),
 * as in OpenSearch.
 */
function instant(
  parts: readonly (string | undefined)[],
  zone: string | undefined,
  roundUp: boolean,
): number | undefined {
  const [year = '', month, day, hour, minute, second, fraction] = parts;
  const part = (text: string | undefined, first: number, last = first) =>
    text === undefined ? (roundUp ? last : first) : Number(text);
  const monthNumber = part(month, 1);
  const dayNumber = part(day, 1);
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate();
  const ms =
    fraction === undefined
      ? roundUp
        ? 999
        : 0
      : Math.floor(Number(`0.${fraction}`) * 1000 + 1e-6);
  const offset = zoneOffset(zone);
  const time = [part(hour, 0, 23), part(minute, 0, 59), part(second, 0, 59)] as const;
  if (
    monthNumber < 1 ||
    monthNumber > 12 ||
    dayNumber < 1 ||
    dayNumber > lastDay ||
    time[0] > 23 ||
    time[1] > 59 ||
    time[2] > 59 ||
    offset === undefined
  )
    return undefined;
  return Date.UTC(Number(year), monthNumber - 1, dayNumber, ...time, ms) - offset;
}

/** Milliseconds; undefined for an offset that no zone has. */
function zoneOffset(zone: string | undefined): number | undefined {
  if (zone === undefined || zone === 'Z') return 0;
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  if (ahead > 14 * 60 || Number(minutes) > 59) return undefined;
  return (sign === '-' ? -1 : 1) * ahead * 60_000;
}

/** Returns milliseconds since the epoch, or undefined if the text is not a date of the format. */
export function parseDate(text: string, format: DateFormat, roundUp = false): number | undefined {
  const own = format === 'graylog' ? GRAYLOG.exec(text) : null;
  if (own) return instant(own.slice(1), undefined, false);
  const found = ISO.exec(format === 'graylog' ? text.replace(' ', 'T') : text);
  if (found) return instant(found.slice(1, 8), found[8], roundUp);
  return format === 'iso' && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Detects dates in new fields like OpenSearch's date detection. Plain numbers are never dates. */
export function detectDate(text: string): number | undefined {
  if (text.length > 40 || !/^\d{4}[-/]/.test(text)) return undefined;
  const slashed = SLASHED.exec(text);
  return slashed ? instant(slashed.slice(1, 7), slashed[7], false) : parseDate(text, 'iso');
}

/** The range of JavaScript dates, in milliseconds. */
const FARTHEST = 8.64e15;

type MathUnit = 'y' | 'M' | 'w' | 'd' | 'h' | 'H' | 'm' | 's';

/**
 * Evaluates OpenSearch's date math in UTC: `now-1h/d`, `2026-11-18||+6h`. Returns undefined if the
 * text is malformed.
 */
export function parseDateMath(
  text: string,
  format: DateFormat,
  now: number,
  roundUp: boolean,
): number | undefined {
  const [, anchor = '', steps = ''] =
    /^(now|.*?\|\|)((?:[+-]\d*[yMwdhHms]|\/[yMwdhHms])*)$/s.exec(text) ?? [];
  if (anchor === '') return parseDate(text, format, roundUp);
  let time = anchor === 'now' ? now : parseDate(anchor.slice(0, -'||'.length), format);
  for (const [, sign, count, unit, rounded] of steps.matchAll(
    /([+-])(\d*)([yMwdhHms])|\/([yMwdhHms])/g,
  )) {
    if (time === undefined) return undefined;
    if (rounded !== undefined) time = rounding(time, rounded as MathUnit, roundUp);
    else time = moved(time, (sign === '-' ? -1 : 1) * Number(count || 1), unit as MathUnit);
  }
  return time !== undefined && Math.abs(time) <= FARTHEST ? time : undefined;
}

const fixed: Record<Exclude<MathUnit, 'y' | 'M'>, number> = {
  w: 604_800_000,
  d: 86_400_000,
  h: 3_600_000,
  H: 3_600_000,
  m: 60_000,
  s: 1000,
};

function moved(time: number, count: number, unit: MathUnit): number {
  if (unit !== 'y' && unit !== 'M') return time + count * fixed[unit];
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (unit === 'y' ? 12 : 1));
  date.setUTCDate(
    Math.min(
      day,
      new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate(),
    ),
  );
  return date.getTime();
}

function rounding(time: number, unit: MathUnit, roundUp: boolean): number {
  const start = startOf(time, unit);
  return roundUp ? moved(start, 1, unit) - 1 : start;
}

function startOf(time: number, unit: MathUnit): number {
  const date = new Date(time);
  if (unit === 'y') return Date.UTC(date.getUTCFullYear(), 0);
  if (unit === 'M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  // Weeks start on Mondays; the epoch was a Thursday.
  const origin = unit === 'w' ? 4 * fixed.d : 0;
  return Math.floor((time - origin) / fixed[unit]) * fixed[unit] + origin;
}
