import { parseWallClock } from './wall-clock';

/** An instant in milliseconds; `isDay` where only a day was said, which begins then. */
export type ReadInstant = { ms: number; isDay: boolean };
type Context = { now: number; zone: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NANO = 1_000_000;
const DAY_AHEAD_MS = 86_400_000;

/**
 * One instant in a form of logs and tools: epoch in seconds to nanoseconds, ISO 8601 with or without an offset, day and
 * time, Apache (`01/May/2024:10:00:00 +0200`), syslog (`May  1 10:00:00`, of the last such day), RFC 2822, `01.05.2024 10:00`.
 * Times without an offset are of the clocks of `zone`.
 */
export function instantOf(text: string, context: Context): ReadInstant | undefined {
  const trimmed = text.trim();
  return epoch(trimmed) ?? written(trimmed, context.zone) ?? apache(trimmed) ?? syslog(trimmed, context) ?? german(trimmed, context.zone) ?? mail(trimmed);
}

function epoch(text: string): ReadInstant | undefined {
  const [, digits = '', fraction = ''] = /^(\d{9,19})(\.\d{1,9})?$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const value = Number(digits);
  const ms = digits.length <= 10 ? (value + Number(`0${fraction}`)) * 1_000 : digits.length <= 13 ? value : digits.length <= 16 ? value / 1_000 : value / NANO;
  return { ms: Math.floor(ms), isDay: false };
}

/** `2024-05-01`, `2024/05/01 10:00`, `2024-05-01T10:00:00,123`, `…Z`, `… +02:00`. */
function written(text: string, zone: string): ReadInstant | undefined {
  const [, year, month = '', day = '', time, offset = ''] = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]\s*(\d{1,2}(?::?\d\d){1,2}(?:[.,]\d+)?)\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  return year === undefined ? undefined : onClock({ year, month, day, time, offset, zone });
}

function german(text: string, zone: string): ReadInstant | undefined {
  const [, day = '', month = '', year, time] = /^(\d\d?)\.(\d\d?)\.(\d{4})(?:,?\s+(\d{1,2}:\d\d(?::\d\d)?)(?:\s*Uhr)?)?$/i.exec(text) ?? [];
  return year === undefined ? undefined : onClock({ year, month, day, time, offset: '', zone });
}

function apache(text: string): ReadInstant | undefined {
  const [, day = '', month = '', year, time, offset = ''] = /^(\d\d?)\/([A-Za-z]{3})\/(\d{4}):(\d\d:\d\d:\d\d)\s+([+-]\d{4})$/.exec(text) ?? [];
  return year === undefined ? undefined : onClock({ year, month: monthNumber(month), day, time, offset, zone: 'UTC' });
}

/** Without a year: the last day of that name, or what is at most a day ahead. */
function syslog(text: string, { now, zone }: Context): ReadInstant | undefined {
  const [, month = '', day = '', time] = /^([A-Za-z]{3})\s+(\d\d?)\s+(\d\d:\d\d:\d\d(?:\.\d+)?)$/.exec(text) ?? [];
  if (time === undefined) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  const read = (year: number) => onClock({ year: `${year}`, month: monthNumber(month), day, time, offset: '', zone });
  const here = read(thisYear + 1);
  const candidates = [here, read(thisYear), read(thisYear - 1)];
  return candidates.find((one) => one !== undefined && one.ms <= now + DAY_AHEAD_MS);
}

/** Only with an offset: without one it would be of the clocks of this browser. */
function mail(text: string): ReadInstant | undefined {
  if (!/^(?:[A-Za-z]{3},\s*)?\d{1,2}\s+[A-Za-z]{3}\s+\d{4}\s+\d\d:\d\d(?::\d\d)?\s+(?:GMT|UTC|Z|[+-]\d{4})$/i.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : { ms, isDay: false };
}

type Clock = { year: string; month: string; day: string; time: string | undefined; offset: string; zone: string };

function onClock({ year, month, day, time, offset, zone }: Clock): ReadInstant | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const iso = parseWallClock(time === undefined ? date : `${date} ${fullTime(time)}${offsetText(offset)}`, zone);
  return iso === undefined ? undefined : { ms: Date.parse(iso), isDay: time === undefined };
}

/** Hours, minutes, seconds and three digits of their fraction. */
function fullTime(time: string): string {
  const [clock = '', fraction = ''] = time.split(/[.,]/);
  const compact = /^(\d\d)(\d\d)(\d\d)?$/.exec(clock);
  const [hours = '', minutes = '00', seconds = '00'] = compact ? compact.slice(1) : clock.split(':');
  return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}

const offsetText = (offset: string) => (/^(Z|UTC|GMT)$/i.test(offset) ? 'Z' : offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2'));
const monthNumber = (name: string) => `${MONTHS.indexOf(name.toLowerCase()) + 1}`;
