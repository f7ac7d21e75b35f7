import { parse, type ParsedComponents } from 'chrono-node';
import moment, { type Moment } from 'moment-timezone';
import { ZONE_ABBREVIATIONS } from '@/domain/times/zone-abbreviations';
import { wholeUnit, type Window } from './whole-units';

type Unit = 'day' | 'month' | 'year';

export const isTimeZone = (name: string): boolean => moment.tz.zone(name) !== null;

/** Keywords that end now: `last 5 days`, as opposed to `5 days ago`, which is a single day. */
const UNTIL_NOW =
  /^(?:the\s+)?(?:last|past|previous)\s+(?:\d|an?\b|few|couple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i;
/** `past week` is seven days until now. */
const PAST = /^(?:the\s+)?past\s+(day|week|month|quarter|year)$/i;
const FORTNIGHT = /^(?:the\s+)?(?:last|past|previous)\s+fortnight$/i;
const AHEAD = /\b(?:next|coming|upcoming|tomorrow)\b/i;

/**
 * Ranges between dates are split first, because the parser takes the year after `10:00 to 2026-…`
 * for a time of day.
 */
const BETWEEN_DATES = /^(\d{4}-\d\d-\d\d.*?)\s+(?:to|until)\s+(\d{4}-\d\d-\d\d.*)$/i;
const TIME_ZONES = Object.fromEntries(ZONE_ABBREVIATIONS);

/**
 * Parses natural language at the instant `now` in a time zone: `last 2 hours`, `yesterday`, `monday
 * to friday`, `nov 3 10:00 to nov 4 11:00`. Days, months and years are whole; a single instant
 * extends to now. Searches look back: a time of day, day or month that is not complete is the latest
 * that has begun. Returns undefined if nothing is recognized.
 */
export function parseKeyword(keyword: string, zone: string, now: number): Window | undefined {
  const here = moment.tz(now, zone);
  const text = keyword.trim().replace(PAST, 'last 1 $1').replace(FORTNIGHT, 'last 14 days');
  const whole = wholeUnit(text, here);
  if (whole !== undefined) return whole;
  const reference = { instant: new Date(now), timezone: here.utcOffset() };
  const options = { forwardDate: false, timezones: TIME_ZONES };
  const [, first = text, second] = BETWEEN_DATES.exec(text) ?? [];
  const [found] = parse(first, reference, options);
  const end = second === undefined ? found?.end : parse(second, reference, options)[0]?.start;
  if (!found || (second !== undefined && !end)) return undefined;
  const start = begunBy(now, found.start, momentOf(found.start, here), text, Boolean(end));
  const steps = start.years;
  const from = startOf(found.start, start.at);
  const to = end
    ? endOf(end, lastOf(end, start.at, momentOf(end, here)).subtract(steps, 'years'))
    : openEnd(found.start, start.at, text, now);
  return from <= to ? { from, to } : { from: to, to: from };
}

/** The latest that has begun, if the text leaves open which one it is, and the years that it moved. */
function begunBy(
  now: number,
  time: ParsedComponents,
  at: Moment,
  text: string,
  isRange: boolean,
): { at: Moment; years: number } {
  const unit = unitOf(time);
  const begins = unit === undefined ? at : at.clone().startOf(unit);
  if (begins.valueOf() <= now || AHEAD.test(text)) return { at, years: 0 };
  if (isTimeAlone(time)) return { at: at.clone().subtract(1, 'day'), years: 0 };
  if (time.isCertain('month') && !time.isCertain('year'))
    return { at: at.clone().subtract(1, 'year'), years: 1 };
  // As Graylog answers, a range of weekdays may lie ahead.
  const isWeekday = time.isCertain('weekday') && !time.isCertain('day') && !isRange;
  return { at: isWeekday ? at.clone().subtract(1, 'week') : at, years: 0 };
}

/** A time of day without its day is on the day of the start, or the next one. */
function lastOf(time: ParsedComponents, start: Moment, at: Moment): Moment {
  if (!isTimeAlone(time)) return at;
  const day = start.clone().utcOffset(at.utcOffset());
  const last = at.clone().set({ year: day.year(), month: day.month(), date: day.date() });
  return last.isBefore(start) ? last.add(1, 'day') : last;
}

function openEnd(time: ParsedComponents, start: Moment, text: string, now: number): number {
  const unit = unitOf(time);
  if (unit === undefined) return now;
  return UNTIL_NOW.test(text)
    ? moment
        .tz(now, start.tz() ?? 'Etc/UTC')
        .startOf('day')
        .add(1, 'day')
        .valueOf()
    : endOf(time, start);
}

const isTimeAlone = (time: ParsedComponents): boolean =>
  time.isCertain('hour') &&
  !(['day', 'weekday', 'month', 'year'] as const).some((part) => time.isCertain(part));

/** The smallest unit in the text; undefined for an instant. */
function unitOf(time: ParsedComponents): Unit | undefined {
  if (time.isCertain('hour')) return undefined;
  if (time.isCertain('day') || time.isCertain('weekday')) return 'day';
  if (time.isCertain('month')) return 'month';
  return time.isCertain('year') ? 'year' : 'day';
}

/**
 * Uses the offset of the zone on that day, which the parser does not know, unless the text has one.
 * Parts that are smaller than those in the text are zero, and a time alone is that of today.
 */
function momentOf(time: ParsedComponents, here: Moment): Moment {
  const offset = time.isCertain('timezoneOffset') ? time.get('timezoneOffset') : null;
  const today = offset === null ? here : here.clone().utcOffset(offset);
  const part = (name: Parameters<ParsedComponents['get']>[0]) => time.get(name) ?? 0;
  const stated = (name: 'minute' | 'second' | 'millisecond') =>
    time.isCertain('hour') && !time.isCertain(name) ? 0 : part(name);
  const day = isTimeAlone(time)
    ? ([today.year(), today.month(), today.date()] as const)
    : ([part('year'), part('month') - 1, part('day')] as const);
  const parts = [...day, part('hour'), stated('minute'), stated('second'), stated('millisecond')];
  return offset === null
    ? moment.tz(parts, here.tz() ?? 'Etc/UTC')
    : moment
        .utc(parts)
        .subtract(offset, 'minutes')
        .tz(here.tz() ?? 'Etc/UTC');
}

function startOf(time: ParsedComponents, at: Moment): number {
  const unit = unitOf(time);
  return (unit === undefined ? at : at.clone().startOf(unit)).valueOf();
}

function endOf(time: ParsedComponents, at: Moment): number {
  const unit = unitOf(time);
  return (unit === undefined ? at : at.clone().startOf(unit).add(1, unit)).valueOf();
}
