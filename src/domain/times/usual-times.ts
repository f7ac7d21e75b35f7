import { localTime, type WrittenTime } from './local-time';

/**
 * Reads the two forms that nearly all syslog has, `Mar  5 06:07:08` and `2024-03-05T06:07:08.123Z`
 * (or with an offset), without expressions, which take most of the time of reading a line.
 * Undefined for anything that may mean more, such as with a year or a zone after the time: the
 * layouts read that.
 */
export function usualTime(text: string, at: number): WrittenTime | undefined {
  const code = text.charCodeAt(at);
  return isDigit(code) ? isoTime(text, at) : traditionalTime(text, at);
}

const ZERO = 0x30;
const BLANK = 0x20;
const COLON = 0x3a;
const DASH = 0x2d;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const isDigit = (code: number) => code >= ZERO && code <= 0x39;

/** The number of two digits at an index; NaN if they are none. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - ZERO, text.charCodeAt(at + 1) - ZERO];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/** Milliseconds since midnight of `06:07:08` at an index; NaN for anything else. */
function clockAt(text: string, at: number): number {
  if (text.charCodeAt(at + 2) !== COLON || text.charCodeAt(at + 5) !== COLON) return NaN;
  const [hour, minute, second] = [
    twoDigits(text, at),
    twoDigits(text, at + 3),
    twoDigits(text, at + 6),
  ];
  return hour < 24 && minute < 60 && second < 60
    ? hour * HOUR_MS + minute * MINUTE_MS + second * 1_000
    : NaN;
}

/** Months by their three letters in lower case. */
const MONTHS: ReadonlyMap<number, number> = new Map(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
    (name, index) => [lettersAt(name, 0), index + 1],
  ),
);

function lettersAt(text: string, at: number): number {
  const [first, second, third] = [
    text.charCodeAt(at),
    text.charCodeAt(at + 1),
    text.charCodeAt(at + 2),
  ];
  return (first | second | third) < 0x80
    ? ((first | BLANK) << 16) | ((second | BLANK) << 8) | (third | BLANK)
    : 0;
}

const TRADITIONAL_LENGTH = 15;

function traditionalTime(text: string, at: number): WrittenTime | undefined {
  if (text.charCodeAt(at + 3) !== BLANK || text.charCodeAt(at + 6) !== BLANK) return undefined;
  const month = MONTHS.get(lettersAt(text, at));
  if (month === undefined) return undefined;
  const ones = text.charCodeAt(at + 5) - ZERO;
  const day =
    text.charCodeAt(at + 4) !== BLANK
      ? twoDigits(text, at + 4)
      : ones >= 0 && ones <= 9
        ? ones
        : NaN;
  const inDay = clockAt(text, at + 7);
  const end = at + TRADITIONAL_LENGTH;
  if (Number.isNaN(day + inDay) || !endsThere(text, end)) return undefined;
  return {
    local: (year) => localTime(year, month, day, inDay),
    year: undefined,
    zone: undefined,
    end,
  };
}

const PERCENT = 0x25;

/** Whether a word follows that is no zone, year, `am` or `pm`, or nothing. */
function endsThere(text: string, end: number): boolean {
  if (text.length === end) return true;
  if (text.charCodeAt(end) !== BLANK) return false;
  const [next, then] = [text.charCodeAt(end + 1), text.charAt(end + 2)];
  if (next === 0x61 || next === 0x70) return then !== '.' && then !== 'm' && then !== 'M';
  return (next > 0x61 && next <= 0x7a) || next === PERCENT;
}

function isoTime(text: string, at: number): WrittenTime | undefined {
  if (
    text.charCodeAt(at + 4) !== DASH ||
    text.charCodeAt(at + 7) !== DASH ||
    text.charAt(at + 10) !== 'T'
  )
    return undefined;
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2);
  const inDay = clockAt(text, at + 11);
  const fraction = fractionAt(text, at + 19);
  const zone = fraction && zoneAt(text, fraction.end);
  if (zone === undefined || fraction === undefined || Number.isNaN(year + inDay)) return undefined;
  const [month, day] = [twoDigits(text, at + 5), twoDigits(text, at + 8)];
  const local = localTime(year, month, day, inDay + fraction.ms);
  return local === undefined || Number.isNaN(local)
    ? undefined
    : { local: () => local, year, zone: zone.minutes, end: zone.end };
}

const MOST_DIGITS = 9;

function fractionAt(text: string, at: number): { ms: number; end: number } | undefined {
  if (text.charAt(at) !== '.') return { ms: 0, end: at };
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end += 1;
  const digits = end - at - 1;
  if (digits < 1 || digits > MOST_DIGITS) return undefined;
  return { ms: Number(text.slice(at + 1, Math.min(end, at + 4)).padEnd(3, '0')), end };
}

const MOST_HOURS = 14;

/** `Z` or `+01:00`, with a blank that begins no brackets, or nothing, behind it. */
function zoneAt(text: string, at: number): { minutes: number; end: number } | undefined {
  const sign = text.charAt(at);
  let zone: { minutes: number; end: number } | undefined;
  if (sign === 'Z') zone = { minutes: 0, end: at + 1 };
  else if ((sign === '+' || sign === '-') && text.charCodeAt(at + 3) === COLON) {
    const [hours, minutes] = [twoDigits(text, at + 1), twoDigits(text, at + 4)];
    if (hours < MOST_HOURS && minutes < 60)
      zone = { minutes: (sign === '-' ? -1 : 1) * (hours * 60 + minutes), end: at + 6 };
  }
  if (zone === undefined || text.length === zone.end) return zone;
  return text.charCodeAt(zone.end) === BLANK && text.charAt(zone.end + 1) !== '('
    ? zone
    : undefined;
}
