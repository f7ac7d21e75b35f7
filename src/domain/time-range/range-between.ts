import { wallTime } from '../format/instants/zone';
import { dayOf, daysLater, instantOf, type ReadInstant } from './instant-text';
import { durationParts } from './iso-duration';
import { FIRST_INSTANT, LAST_INSTANT } from './limits';
import type { AbsoluteRange } from './time-range';

export type RangeTextContext = {
  /** Milliseconds since the epoch. */
  now: number;
  /** IANA name of the zone of times without an offset. */
  zone: string;
};

/** Separators between two times; a hyphen needs spaces around it, because dates contain hyphens. */
export const BETWEEN =
  /\s*(?:→|–|—|\.\.+|\t|\r?\n|;)\s*|\s+(?:to|until|till|through|bis|and|und|-)\s+|(?<=\d[Z\d]?)\/(?=\d{4}-|\d{8}T|P)|(?<=^P[^/]*)\/(?=\d)/i;
const TIME_OF_DAY = /^\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s*(?:Z|UTC|GMT)| [+-]\d\d:\d\d)?$/i;
export const WITH_OFFSET = /\d\s*(?:Z|(?:UTC|GMT)?[+-]\d\d:?\d\d)$|\b(?:UTC|GMT)\b/i;
const EPOCH = /^\d{9,19}(?:\.\d+)?$/;
export const NOW = /^(?:now|jetzt|\*)(?:\(\))?$/i;
const DATE = /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?\.\d\d?\.\d{4})/;

/** Two times with a separator, the second perhaps without its date, or an ISO 8601 interval. */
export function ofTwo(text: string, context: RangeTextContext): AbsoluteRange | undefined {
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
  // Nothing is between two times that do not exist.
  if (begin.isSkipped && last.isSkipped) return undefined;
  if (last.ms > begin.ms) return absolute(begin.ms, last.ms);
  const next = isToday
    ? undefined
    : nextDay(end, { start: first, begin: begin.ms, last: last.ms, ...context });
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
function lastOf(end: string, { start, begin, ...context }: Begun): ReadInstant | undefined {
  if (NOW.test(end)) return { ms: context.now, isDay: false };
  const [day] = DATE.exec(start) ?? [];
  const dated = isTime(end)
    ? EPOCH.test(start)
      ? end
      : `${dayOf(begin, context.zone)} ${end}`
    : TIME_OF_DAY.test(end) && day !== undefined
      ? `${day} ${end}`
      : end;
  const read = instantOf(dated, context);
  return read && { ...read, ms: endOf(read, context) };
}

/** Whether a text has a time that a change of clocks skips, so that a range of it may be empty. */
export const hasSkippedTime = (text: string, context: RangeTextContext): boolean =>
  text.split(BETWEEN).some((part) => instantOf(part, context)?.isSkipped);

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

/** A day ends at the start of the next one in the zone. */
export function endOf({ ms, isDay }: ReadInstant, context: RangeTextContext): number {
  if (!isDay) return ms;
  return instantOf(daysLater(dayOf(ms, context.zone), 1), context)?.ms ?? ms + DAY_MS;
}

export function absolute(from: number, to: number): AbsoluteRange | undefined {
  return from < FIRST_INSTANT || to > LAST_INSTANT
    ? undefined
    : { type: 'absolute', from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
