import { wallTime } from '../format/zone';
import { isObject } from '../json-object';
import { dayOf, daysLater, instantOf, type ReadInstant } from './instant-text';
import { durationParts, durationSeconds } from './iso-duration';
import { secondsOf } from './length-text';
import { FIRST_INSTANT, LAST_INSTANT } from './limits';
import type { AbsoluteRange, TimeRange } from './time-range';
import { withoutMeridiem } from './meridiem';
import { fromParams, toParams } from './url-form';
import { readTimeRange } from './wire-form';

export type RangeTextContext = {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA name of the zone of times without an offset. */
  zone: string;
};

/** Separators between two times; a hyphen needs spaces around it, because dates contain hyphens. */
const BETWEEN =
  /\s*(?:→|–|—|\.\.+|\t|\r?\n|;)\s*|\s+(?:to|until|till|through|bis|and|und|-)\s+|(?<=\d[Z\d]?)\/(?=\d{4}-|\d{8}T|P)|(?<=^P[^/]*)\/(?=\d)/i;
const AROUND_MS = 300_000;
const TIME_OF_DAY = /^\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s*(?:Z|UTC|GMT)| [+-]\d\d:\d\d)?$/i;
const WITH_OFFSET = /\d\s*(?:Z|(?:UTC|GMT)?[+-]\d\d:?\d\d)$|\b(?:UTC|GMT)\b/i;
const EPOCH = /^\d{9,19}(?:\.\d+)?$/;
const NOW = /^(?:now|jetzt|\*)(?:\(\))?$/i;
/** The condition of a query, whose times are UTC unless they have an offset. */
const CONDITION = /^(timestamp:\s*)?([[{])\s*"?([^"]+?)"?\s+TO\s+"?([^"]+?)"?\s*([\]}])$/;
const DAYS: Readonly<Record<string, string>> = {
  today: 'today',
  heute: 'today',
  yesterday: 'yesterday',
  gestern: 'yesterday',
};
const NAMED_DAY = /\b(today|yesterday|heute|gestern)(?:,|\s+at|\s+um)?\s+(?=\d{1,2}:\d\d)/gi;
const DATE = /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?\.\d\d?\.\d{4})/;
const BEGINNING = /^(?:from|between|von|vom|zwischen)\s+/i;
/** Two epochs with any separator. */
const EPOCHS = /^(\d{10}|\d{13})\s*[-,\s]\s*(\d{10}|\d{13})$/;
/** Two times of one day with a hyphen; a second time that is not later is an offset. */
const HOURS = /(?<=\s|^)(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)-(\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)$/;

/**
 * Parses a time range in any common notation: two times with a separator (the second may omit the
 * date, or both for today), a day, one instant (five minutes around it, or as stated), a duration
 * before now, an ISO 8601 interval, a query condition, JSON, or a URL with range parameters.
 * Undefined for anything else, and for ambiguous text.
 */
export function readRangeText(text: string, context: RangeTextContext): TimeRange | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  return (
    ofAddress(trimmed) ??
    ofJson(trimmed, context) ??
    ofCondition(trimmed, context) ??
    ofWords(trimmed, context)
  );
}

const LONGEST = 500;

function ofWords(text: string, context: RangeTextContext): TimeRange | undefined {
  const plain = withoutMeridiem(
    text
      .replace(/^["'[({]+|["'\])}]+$/g, '')
      .trim()
      .replace(/(?<=\d)\s*Uhr\b/gi, ''),
  );
  if (plain === undefined || plain === '') return undefined;
  const day = DAYS[plain.toLowerCase()];
  if (day !== undefined) return { type: 'keyword', keyword: day, timezone: context.zone };
  const said = plain
    .replace(/\bnow\s+-\s*/gi, 'now-')
    .replace(BEGINNING, '')
    .replace(NAMED_DAY, (_, name: string) => `${dayNamed(name, context)} `)
    .replace(EPOCHS, '$1 - $2')
    .replace(HOURS, (whole, from: string, until: string) =>
      until > from ? `${from} - ${until}` : whole,
    );
  return ofLength(said) ?? ofTwo(said, context) ?? ofAround(said, context) ?? ofOne(said, context);
}

function dayNamed(name: string, { now, zone }: RangeTextContext): string {
  const today = dayOf(now, zone);
  return DAYS[name.toLowerCase()] === 'today' ? today : daysLater(today, -1);
}

function ofAddress(text: string): TimeRange | undefined {
  if (!/[?&](rangetype|relative)=/.test(text)) return undefined;
  return fromParams(new URLSearchParams(text.slice(text.indexOf('?') + 1).replace(/#.*$/, '')));
}

/** A range as sent to servers, alone or as a `timerange` member; or two instants with offsets. */
function ofJson(text: string, context: RangeTextContext): TimeRange | undefined {
  const value = jsonOf(text.replace(/^"?timerange"?\s*:\s*/, '').replace(/,$/, ''));
  const inner = isObject(value?.['timerange']) ? value['timerange'] : value;
  if (!inner) return undefined;
  const range = readTimeRange(inner);
  if (range) return fromParams(new URLSearchParams(toParams(range)));
  const { type, from, to } = inner;
  if (type !== undefined || typeof from !== 'string' || typeof to !== 'string') return undefined;
  return [from, to].every((one) => WITH_OFFSET.test(one) || /^now/.test(one))
    ? ofWords(`${from} to ${to}`, context)
    : undefined;
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `timestamp:["2024-05-01 10:00:00" TO "2024-05-01 11:00:00"]`. An exclusive date without a time is
 * not supported.
 */
function ofCondition(text: string, context: RangeTextContext): TimeRange | undefined {
  const [, field, open, from = '', to = '', close] =
    CONDITION.exec(text.replace(/\\(.)/g, '$1')) ?? [];
  if (
    open === undefined ||
    (open === '{' && !from.includes(':')) ||
    (close === '}' && !to.includes(':'))
  )
    return undefined;
  return ofWords(`${from} to ${to}`, field === undefined ? context : { ...context, zone: 'UTC' });
}

/** `-15m`, `15m`, `last 2 hours`, `now-1d`, `now-2h to now-1h`, `1h ago`, `PT15M`. */
function ofLength(text: string): TimeRange | undefined {
  const [start, end, ...others] = text.split(BETWEEN);
  if (start === undefined || others.length > 0) return undefined;
  const from = ago(start);
  if (from === undefined || from === 0) return undefined;
  const to = end === undefined ? 0 : ago(end);
  if (to === undefined || to >= from) return undefined;
  return to === 0 ? { type: 'relative', range: from } : { type: 'relative', from, to };
}

function ago(text: string): number | undefined {
  const trimmed = text.trim().toLowerCase();
  if (NOW.test(trimmed)) return 0;
  return (
    durationSeconds(trimmed.replace(/^-/, '').toUpperCase()) ??
    secondsOf(
      trimmed
        .replace(/^(?:now|the last|last|past|letzte[nr]?|vor)\s*/, '')
        .replace(/\s*(?:ago)$/, '')
        .replace(/^-\s*/, ''),
    )
  );
}

function ofTwo(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const [start, end, ...others] = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (start === undefined || end === undefined || others.length > 0) return undefined;
  if (/^P/i.test(end))
    return from(start, (ms) => moved(ms, end, 1, { ...context, fixed: isFixed(start) }), context);
  if (/^P/i.test(start))
    return until(end, (ms) => moved(ms, start, -1, { ...context, fixed: isFixed(end) }), context);
  if (isMixed(start, end)) return undefined;
  const isToday = isTime(start) && isTime(end);
  const first = isToday ? `${dayOf(context.now, context.zone)} ${start}` : start;
  const begin = instantOf(first, context);
  if (!begin) return undefined;
  const last = lastOf(end, { start: first, begin: begin.ms, ...context });
  if (last === undefined) return undefined;
  if (last > begin.ms) return absolute(begin.ms, last);
  const next = isToday
    ? undefined
    : nextDay(end, { start: first, begin: begin.ms, last, ...context });
  return next !== undefined && next > begin.ms ? absolute(begin.ms, next) : undefined;
}

const DAY_MS = 86_400_000;

/** A time of day without an offset. */
const isTime = (text: string) => TIME_OF_DAY.test(text) && !WITH_OFFSET.test(text);
const isFixed = (text: string) => WITH_OFFSET.test(text) || EPOCH.test(text);

/** If only one of two times has an offset, the zone of the other is ambiguous. */
const isMixed = (start: string, end: string) =>
  WITH_OFFSET.test(start) !== WITH_OFFSET.test(end) &&
  ![start, end].some((one) => EPOCH.test(one) || NOW.test(one));

type Begun = RangeTextContext & { start: string; begin: number };

/** A time without a date is on the day of the other time. */
function lastOf(end: string, { start, begin, ...context }: Begun): number | undefined {
  if (NOW.test(end)) return context.now;
  const [day] = DATE.exec(start) ?? [];
  const dated = isTime(end)
    ? EPOCH.test(start)
      ? end
      : `${dayOf(begin, context.zone)} ${end}`
    : TIME_OF_DAY.test(end) && day !== undefined
      ? `${day} ${end}`
      : end;
  const read = instantOf(dated, context);
  return read && endOf(read, context);
}

/**
 * A time of day before the start is on the next day, unless only a change of clocks puts it before.
 */
function nextDay(
  end: string,
  { start, begin, last, ...context }: Begun & { last: number },
): number | undefined {
  if (!TIME_OF_DAY.test(end)) return undefined;
  if (!isTime(end)) return last + DAY_MS;
  const day = dayOf(begin, context.zone);
  const written = instantOf(start, { ...context, zone: 'UTC' });
  const other = instantOf(`${day} ${end}`, { ...context, zone: 'UTC' });
  if (!written || !other || other.ms > written.ms) return undefined;
  return instantOf(`${daysLater(day, 1)} ${end}`, context)?.ms;
}

function from(
  start: string,
  last: (ms: number) => number | undefined,
  context: RangeTextContext,
): AbsoluteRange | undefined {
  const read = instantOf(start, context);
  if (!read) return undefined;
  const to = last(read.ms);
  return to !== undefined && to > read.ms ? absolute(read.ms, to) : undefined;
}

function until(
  end: string,
  first: (ms: number) => number | undefined,
  context: RangeTextContext,
): AbsoluteRange | undefined {
  const read = instantOf(end, context);
  // It is ambiguous whether an end date without a time includes that day.
  if (!read || read.isDay) return undefined;
  const begin = first(read.ms);
  return begin !== undefined && begin < read.ms ? absolute(begin, read.ms) : undefined;
}

/**
 * Adds an ISO 8601 duration. Days are calendar days of the zone, unless the instant has an offset;
 * months and years vary in length.
 */
function moved(
  ms: number,
  iso: string,
  sign: 1 | -1,
  { fixed, ...context }: RangeTextContext & { fixed: boolean },
): number | undefined {
  const [years, months, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = durationParts(
    iso.toUpperCase(),
  ) ?? [1];
  if (years !== 0 || months !== 0) return undefined;
  const whole = sign * (weeks * 7 + days);
  const start = fixed || whole === 0 ? ms + whole * DAY_MS : daysMoved(ms, whole, context);
  return start === undefined
    ? undefined
    : start + sign * Math.round((hours * 3_600 + minutes * 60 + seconds) * 1_000);
}

function daysMoved(ms: number, days: number, context: RangeTextContext): number | undefined {
  const { hour, minute, second, millisecond } = wallTime(ms, context.zone);
  return instantOf(
    `${daysLater(dayOf(ms, context.zone), days)} ${hour}:${two(minute)}:${two(second)}.${`${millisecond}`.padStart(3, '0')}`,
    context,
  )?.ms;
}

const two = (count: number) => `${count}`.padStart(2, '0');

/** `2024-05-01 10:00 ±5m`. */
function ofAround(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const [, middle, length = ''] = /^(.+?)\s*(?:±|\+\/-|\+-)\s*([^-+±].*)$/.exec(text) ?? [];
  const read = middle === undefined ? undefined : instantOf(middle, context);
  const seconds = durationSeconds(length.toUpperCase()) ?? secondsOf(length);
  return read && !read.isDay && seconds !== undefined && seconds > 0
    ? absolute(read.ms - seconds * 1_000, read.ms + seconds * 1_000)
    : undefined;
}

function ofOne(text: string, context: RangeTextContext): AbsoluteRange | undefined {
  const read = instantOf(text, context);
  if (!read) return undefined;
  return read.isDay
    ? absolute(read.ms, endOf(read, context))
    : absolute(read.ms - AROUND_MS, read.ms + AROUND_MS);
}

/** A day ends at the start of the next one in the zone. */
function endOf({ ms, isDay }: ReadInstant, context: RangeTextContext): number {
  if (!isDay) return ms;
  return instantOf(daysLater(dayOf(ms, context.zone), 1), context)?.ms ?? ms + DAY_MS;
}

function absolute(from: number, to: number): AbsoluteRange | undefined {
  return from < FIRST_INSTANT || to > LAST_INSTANT
    ? undefined
    : { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
