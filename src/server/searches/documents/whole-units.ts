import type { Moment, unitOfTime } from 'moment-timezone';

/** A time window in milliseconds since the epoch, `to` exclusive. */
export type Window = { from: number; to: number };

const WHICH = '(last|previous|this|current|next)';
const UNIT = new RegExp(`^(?:the\\s+)?${WHICH}\\s+(week|month|quarter|year)$`, 'i');
const YEARS = new RegExp(`^(?:the\\s+)?${WHICH}\\s+(decade|century)$`, 'i');
const HALF_YEAR = new RegExp(`^(?:the\\s+)?${WHICH}\\s+half[- ]?year$`, 'i');
const WEEKEND = new RegExp(`^(?:the\\s+)?${WHICH}\\s+weekend$`, 'i');
const QUARTER = /^(?:q([1-4])|(first|second|third|fourth)\s+quarter)(?:(?:\s+of)?\s+(\d{4}))?$/i;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const SATURDAY = 6;

/**
 * Keywords that mean a whole unit, such as `last week`, `last quarter`, `Q1 2025`, `last weekend`.
 * Weeks start on Sunday, as in Graylog; a quarter without a year is the latest that has begun.
 * Undefined for anything else.
 */
export function wholeUnit(text: string, now: Moment): Window | undefined {
  const [, which = '', unit] = UNIT.exec(text) ?? [];
  if (unit !== undefined) {
    const of = unit.toLowerCase() as 'week' | 'month' | 'quarter' | 'year';
    return window(now.clone().startOf(of).add(stepsOf(which), of), 1, of);
  }
  const [, years = '', many] = YEARS.exec(text) ?? [];
  if (many !== undefined) {
    const size = /^d/i.test(many) ? 10 : 100;
    const first = Math.floor(now.year() / size) * size + stepsOf(years) * size;
    return window(now.clone().startOf('year').year(first), size, 'year');
  }
  const [half, which2 = ''] = HALF_YEAR.exec(text) ?? [];
  if (half !== undefined) {
    const begin = now
      .clone()
      .startOf('year')
      .month(now.month() < 6 ? 0 : 6);
    return window(begin.add(stepsOf(which2) * 6, 'months'), 6, 'month');
  }
  return weekend(text, now) ?? quarter(text, now);
}

const stepsOf = (which: string): number =>
  /^(?:last|previous)$/i.test(which) ? -1 : /^next$/i.test(which) ? 1 : 0;

const window = (start: Moment, count: number, unit: unitOfTime.DurationConstructor): Window => ({
  from: start.valueOf(),
  to: start.clone().add(count, unit).valueOf(),
});

/** Saturday and Sunday; on one of them, `this weekend` is that one and `last` the one before. */
function weekend(text: string, now: Moment): Window | undefined {
  const [, which] = WEEKEND.exec(text) ?? [];
  if (which === undefined) return undefined;
  const daysSince = (now.day() - SATURDAY + 7) % 7;
  const begun = now.clone().startOf('day').subtract(daysSince, 'days');
  // The one that has begun is this one as long as it lasts, then the last one.
  const steps = stepsOf(which) + (daysSince < 2 ? 0 : 1);
  return window(begun.add(steps * 7, 'days'), 2, 'day');
}

function quarter(text: string, now: Moment): Window | undefined {
  const [, digit, word, year] = QUARTER.exec(text) ?? [];
  if (digit === undefined && word === undefined) return undefined;
  const index =
    digit === undefined ? ORDINALS.indexOf((word ?? '').toLowerCase()) : Number(digit) - 1;
  const start = now
    .clone()
    .startOf('year')
    .month(index * 3);
  if (year !== undefined) start.year(Number(year));
  else if (start.isAfter(now)) start.subtract(1, 'year');
  return window(start, 1, 'quarter');
}
