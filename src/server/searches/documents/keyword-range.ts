import { parse, type ParsedComponents } from 'chrono-node';
import moment, { type Moment } from 'moment-timezone';

/** A time window in milliseconds since the epoch, `to` exclusive. */
export type Window = { from: number; to: number };

type Unit = 'day' | 'month' | 'year';

export const isTimeZone = (name: string): boolean => moment.tz.zone(name) !== null;

/** Keywords that mean a whole unit, such as `last week`. Weeks start on Sunday, as in Graylog. */
const WHOLE_UNIT = /^(last|previous|this|current|next)\s+(week|month|year)$/i;
/** Keywords that end now: `last 5 days`, as opposed to `5 days ago`, which is a single day. */
const UNTIL_NOW =
  /^(?:the\s+)?(?:last|past|previous)\s+(?:\d|an?\b|few|couple|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i;

/**
 * Ranges between dates are split first, because the parser takes the year after `10:00 to 2026-…`
 * for a time of day.
 */
const BETWEEN_DATES = /^(\d{4}-\d\d-\d\d.*?)\s+(?:to|until)\s+(\d{4}-\d\d-\d\d.*)$/i;

/**
 * Parses natural language at the instant `now` in a time zone: `last 2 hours`, `yesterday`, `monday
 * to friday`, `nov 3 10:00 to nov 4 11:00`. Days, months and years are whole; a single instant
 * extends to now. Returns undefined if nothing is recognized.
 */
export function parseKeyword(keyword: string, zone: string, now: number): Window | undefined {
  const text = keyword.trim();
  const whole = WHOLE_UNIT.exec(text);
  if (whole) return wholeUnit(whole[1] ?? '', whole[2] ?? '', moment.tz(now, zone));
  const reference = { instant: new Date(now), timezone: moment.tz(now, zone).utcOffset() };
  const [, first = text, second] = BETWEEN_DATES.exec(text) ?? [];
  const [found] = parse(first, reference, { forwardDate: false });
  const end = second === undefined ? found?.end : parse(second, reference)[0]?.start;
  if (!found || (second !== undefined && !end)) return undefined;
  const from = startOf(found.start, zone);
  const to = end ? endOf(end, zone) : openEnd(found.start, text, zone, now);
  return from <= to ? { from, to } : { from: to, to: from };
}

function wholeUnit(which: string, unit: string, now: Moment): Window {
  const of = unit.toLowerCase() as 'week' | 'month' | 'year';
  const steps = /^(last|previous)$/i.test(which) ? -1 : /^next$/i.test(which) ? 1 : 0;
  const start = now.clone().startOf(of).add(steps, of);
  return { from: start.valueOf(), to: start.clone().add(1, of).valueOf() };
}

function openEnd(start: ParsedComponents, text: string, zone: string, now: number): number {
  const unit = unitOf(start);
  if (unit === undefined) return now;
  return UNTIL_NOW.test(text)
    ? moment.tz(now, zone).startOf('day').add(1, 'day').valueOf()
    : endOf(start, zone);
}

/** The smallest unit in the text; undefined for an instant. */
function unitOf(time: ParsedComponents): Unit | undefined {
  if (time.isCertain('hour')) return undefined;
  if (time.isCertain('day') || time.isCertain('weekday')) return 'day';
  if (time.isCertain('month')) return 'month';
  return time.isCertain('year') ? 'year' : 'day';
}

/** Uses the zone's offset on that day, which the parser does not know, unless the text has one. */
function momentOf(time: ParsedComponents, zone: string): Moment {
  if (time.isCertain('timezoneOffset')) return moment.tz(time.date().getTime(), zone);
  const part = (name: Parameters<ParsedComponents['get']>[0]) => time.get(name) ?? 0;
  return moment.tz(
    [
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
      part('millisecond'),
    ],
    zone,
  );
}

function startOf(time: ParsedComponents, zone: string): number {
  const unit = unitOf(time);
  const start = momentOf(time, zone);
  return (unit === undefined ? start : start.startOf(unit)).valueOf();
}

function endOf(time: ParsedComponents, zone: string): number {
  const unit = unitOf(time);
  const end = momentOf(time, zone);
  return (unit === undefined ? end : end.startOf(unit).add(1, unit)).valueOf();
}
