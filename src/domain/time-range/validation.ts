import { readInstant } from '../format/instant';
import { unreachable } from '../unreachable';
import type { AbsoluteRange, RelativeFromTo, RelativeRange, TimeRange } from './time-range';

/**
 * What is wrong with a part of a range (A5.12): `format`, `untilNotAfterFrom`, `dateOutsideLimit` (begins before what may be
 * searched), `rangeOutsideLimit` (is longer), `empty`, `notPositive`, `tooLarge`, `keywordEmpty`. That a keyword cannot
 * be read, only the server knows.
 */
export type RangeProblem = { part: 'from' | 'to' | 'keyword'; code: 'format' | 'untilNotAfterFrom' | 'dateOutsideLimit' | 'rangeOutsideLimit' | 'empty' | 'notPositive' | 'tooLarge' | 'keywordEmpty' };
/** `limitSeconds` undefined or 0 is no limit; `now` in milliseconds. */
export type RangeRules = { limitSeconds?: number; now: number };

/** Every rule that the range breaks, none for a good one. */
export function validateRange(range: TimeRange, { limitSeconds, now }: RangeRules): RangeProblem[] {
  const limit = limitSeconds || Infinity;
  switch (range.type) {
    case 'relative': return relativeProblems(range, limit);
    case 'absolute': return absoluteProblems(range, limit, now);
    case 'keyword': return range.keyword.trim() === '' ? [{ part: 'keyword', code: 'keywordEmpty' }] : [];
    default: return unreachable(range);
  }
}

function relativeProblems(range: RelativeRange | RelativeFromTo, limit: number): RangeProblem[] {
  const [from, to] = 'range' in range ? [range.range, 0] : [range.from, range.to ?? 0];
  const isAllTime = 'range' in range && from === 0;
  if (!isAllTime && !isPositive(from)) return [{ part: 'from', code: Number.isNaN(from) ? 'empty' : 'notPositive' }];
  if (!isPositive(to) && to !== 0) return [{ part: 'to', code: Number.isNaN(to) ? 'empty' : 'notPositive' }];
  const problems: RangeProblem[] = [];
  if (!isAllTime && to >= from) problems.push({ part: 'to', code: 'untilNotAfterFrom' });
  if ((isAllTime ? Infinity : from) > limit) problems.push({ part: 'from', code: 'rangeOutsideLimit' });
  return problems;
}

function absoluteProblems(range: AbsoluteRange, limit: number, now: number): RangeProblem[] {
  const [from, to] = [readInstant(range.from), readInstant(range.to)];
  const problems: RangeProblem[] = [];
  if (from === undefined) problems.push({ part: 'from', code: 'format' });
  if (to === undefined) problems.push({ part: 'to', code: 'format' });
  if (from === undefined || to === undefined) return problems;
  if (to <= from) problems.push({ part: 'to', code: 'untilNotAfterFrom' });
  if (from < now - limit * 1_000) problems.push({ part: 'from', code: 'dateOutsideLimit' });
  if (to - from > limit * 1_000) problems.push({ part: 'to', code: 'rangeOutsideLimit' });
  return problems;
}

export type AmountUnit = 'seconds' | 'minutes' | 'hours' | 'days';
const largest: Record<AmountUnit, number> = { seconds: 59, minutes: 59, hours: 23, days: Infinity };

/** What is wrong with one number of a relative range as typed, where each unit has a field of its own. */
export function amountProblem(text: string, unit: AmountUnit): 'empty' | 'notPositive' | 'tooLarge' | undefined {
  if (text.trim() === '') return 'empty';
  const value = Number(text);
  if (!isPositive(value)) return 'notPositive';
  return value > largest[unit] ? 'tooLarge' : undefined;
}

const isPositive = (value: number) => Number.isInteger(value) && value >= 1;
