import { matched } from '@/domain/times/matched';
import type { WrittenTime } from '@/domain/times/local-time';
import { writtenTime } from '@/domain/times/written-time';
import { epochMs, plausibleEpoch } from './epochs';
import { instantIn, isZone, type ZoneName } from './zones';

/** Milliseconds since the epoch, and the text after the date. */
export type DatedText = { timestamp: number; rest: string };

export type TimeContext = {
  /** Milliseconds since the epoch; a year that is not written is guessed from it. */
  receivedAt: number;
  /** The zone of times that name none. */
  zone: ZoneName;
};

const DAY_MS = 86_400_000;

/** Undefined when the text does not start with a date, followed by a blank, a colon or nothing. */
export function readDate(text: string, context: TimeContext): DatedText | undefined {
  // Devices write `*` or `.` while their clock is not synchronized.
  const first = text.charAt(0);
  const unsynchronized = first === '*' || first === '.' ? 1 : 0;
  const found = timeAt(text, unsynchronized, context, true) ?? epochAt(text, 0, FRACTIONAL);
  if (found === undefined) return undefined;
  const end = text.charAt(found.end) === ':' ? found.end + 1 : found.end;
  if (end < text.length && text.charAt(end) !== ' ') return undefined;
  return { timestamp: found.timestamp, rest: text.slice(end + 1) };
}

const DAY_OR_MINUTE = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/;

/** The instant of a text that is a time as a whole; undefined for anything else. */
export function wholeTime(text: string, context: TimeContext): number | undefined {
  const bare = text.trim().replace(/^\[(.*)\]$/, '$1');
  // Spreadsheets write days alone.
  const complete = DAY_OR_MINUTE.test(bare)
    ? bare.slice(0, 10) + ' ' + (bare.slice(11) || '00:00')
    : bare;
  const found = timeAt(complete, 0, context, true);
  return found?.end === complete.length ? found.timestamp : undefined;
}

const SEARCHED_CHARACTERS = 200;
/** Ambiguous layouts count only near the beginning of a line. */
const LEADING_CHARACTERS = 40;
const EPOCH = /1\d{9}(?:[.,]\d{1,9}|\d{3}|\d{6}|\d{9})?(?![\d.])/y;
const FRACTIONAL = /1\d{9}\.\d{1,9}(?![\d.])/y;
/** What tells that a number is a time: the start of a line, `[`, `audit(`, `ts=`, `"time":`. */
const EPOCH_LEADS = /(?:^\[?|\baudit\(|\b(?:ts|time|timestamp)"?[=:]"?)$/i;

/** Finds the time at or near the beginning of a log line. */
export function timeInLine(line: string, context: TimeContext): number | undefined {
  const start = line.slice(0, SEARCHED_CHARACTERS);
  let before = NaN;
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at);
    const begins = isWord(code) && !isWord(before);
    before = code;
    if (!begins) continue;
    const found =
      timeAt(start, at, context, at <= LEADING_CHARACTERS) ??
      (EPOCH_LEADS.test(start.slice(Math.max(0, at - 12), at))
        ? epochAt(start, at, EPOCH)
        : undefined);
    if (found !== undefined) return found.timestamp;
  }
  return undefined;
}

/** Digits and letters; `@` begins a TAI64N label. */
const isWord = (code: number) =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x40 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a);

type FoundTime = { timestamp: number; end: number };

function timeAt(
  text: string,
  at: number,
  context: TimeContext,
  leads: boolean,
): FoundTime | undefined {
  const label = at === 0 && text.charAt(0) === '@' ? taiAt(text) : undefined;
  if (label !== undefined) return label;
  const written = writtenTime(text, at, { isZone, leads });
  const timestamp = written && instantOf(written, context);
  return timestamp === undefined || written === undefined
    ? undefined
    : { timestamp, end: written.end };
}

/** `@4000000065e6b61c0755f6cc` of daemontools: seconds from 2^62, ten of them leap seconds. */
const TAI = /@4([0-9a-f]{15})([0-9a-f]{8})?(?![0-9a-f])/y;
const TAI_AHEAD = 10;

function taiAt(text: string): FoundTime | undefined {
  const [whole, seconds = '', nanos = '0'] = matched(TAI, text, 0) ?? [];
  if (whole === undefined) return undefined;
  const timestamp =
    (parseInt(seconds, 16) - TAI_AHEAD) * 1_000 + Math.floor(parseInt(nanos, 16) / 1e6);
  return plausibleEpoch(timestamp) ? { timestamp, end: whole.length } : undefined;
}

function epochAt(text: string, at: number, pattern: RegExp): FoundTime | undefined {
  const digits = matched(pattern, text, at)?.[0];
  if (digits === undefined) return undefined;
  const timestamp = epochMs(Number(digits.replace(',', '.')));
  return timestamp === undefined ? undefined : { timestamp, end: at + digits.length };
}

function instantOf(written: WrittenTime, { receivedAt, zone }: TimeContext): number | undefined {
  const { local, year } = written;
  const instant = (of: number) => {
    const wall = local(of);
    return wall === undefined ? undefined : instantIn(wall, written.zone ?? zone);
  };
  return year === undefined ? latest(receivedAt, instant) : instant(year);
}

/**
 * Guesses a missing year: the latest that is at most two days in the future, because clocks differ
 * and logs arrive around New Year.
 */
function latest(
  receivedAt: number,
  instant: (year: number) => number | undefined,
): number | undefined {
  // No zone is a day from UTC.
  const year = new Date(receivedAt + 3 * DAY_MS).getUTCFullYear();
  // 29 February may be up to eight years ago.
  for (let candidate = year; candidate >= year - 9; candidate -= 1) {
    const timestamp = instant(candidate);
    if (timestamp !== undefined && timestamp <= receivedAt + 2 * DAY_MS) return timestamp;
  }
  return undefined;
}
