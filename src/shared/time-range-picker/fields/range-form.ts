import type { TimeRange } from '@/domain/time-range/time-range';
import { formatWallClock, isSkippedTime, parseWallClock } from '@/domain/time-range/wall-clock';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';
import { amountOf, MAX_AMOUNT, SECONDS, type Unit } from './amount';
import { instantBefore } from './instant-before';

export type RangeTab = TimeRange['type'];

/** Values of the fields of all three tabs; numbers are kept as text while typing. */
export type RangeValues = {
  relative: {
    fromValue: string;
    fromUnit: Unit;
    allTime: boolean;
    untilNow: boolean;
    untilValue: string;
    untilUnit: Unit;
  };
  absolute: { from: string; until: string };
  keyword: { keyword: string };
};

/** Local times in the user's zone: `2026-11-21 14:02:10.000`. */
export type WallClock = {
  write: (iso: string) => string;
  read: (text: string) => string | undefined;
  /** Whether a change of clocks skips the time, which is read as a later one. */
  isSkipped: (text: string) => boolean;
};
export type RangeRules = {
  clock: WallClock;
  zone: string;
  now: number;
  /** Seconds; undefined if unlimited. */
  limit: number | undefined;
  /**
   * The current or pasted range: a value that the fields would reject, such as 90 minutes, is
   * accepted unchanged.
   */
  given?: TimeRange;
};

export const clockOf = (zone: string): WallClock => ({
  write: (iso) => formatWallClock(iso, zone),
  read: (text) => parseWallClock(text, zone),
  isSkipped: (text) => isSkippedTime(text, zone),
});

const DEFAULT_SECONDS = 300;
const MS = 1_000;
const KEYWORD_TOLERANCE_MS = 60_000;

/** Each tab starts with the current range if it can represent it, else with its default. */
export function valuesOf(
  range: TimeRange,
  { clock, now }: Pick<RangeRules, 'clock' | 'now'>,
): RangeValues {
  const relative = lookingBack(range);
  const [from, until] =
    range.type === 'absolute'
      ? [range.from, range.to]
      : [instantBefore(now, relative.from || DEFAULT_SECONDS), instantBefore(now, relative.to)];
  const start = amountOf(relative.from || DEFAULT_SECONDS);
  const end = amountOf(relative.to || 60);
  return {
    relative: {
      fromValue: start.value,
      fromUnit: start.unit,
      allTime: relative.from === 0,
      untilNow: relative.to === 0,
      untilValue: end.value,
      untilUnit: end.unit,
    },
    absolute: { from: clock.write(from), until: clock.write(until) },
    keyword: { keyword: range.type === 'keyword' ? range.keyword : t('timeRange.keywordDefault') },
  };
}

/** Seconds before now; `to` 0 is now. */
function lookingBack(range: TimeRange): { from: number; to: number } {
  if (range.type !== 'relative') return { from: DEFAULT_SECONDS, to: 0 };
  return 'range' in range ? { from: range.range, to: 0 } : { from: range.from, to: range.to ?? 0 };
}

/** The range of a tab; undefined if its fields are invalid. */
export function toRange(
  tab: RangeTab,
  values: RangeValues,
  { clock, zone }: Pick<RangeRules, 'clock' | 'zone'>,
): TimeRange | undefined {
  switch (tab) {
    case 'relative':
      return toRelative(values.relative);
    case 'absolute': {
      const [from, to] = [clock.read(values.absolute.from), clock.read(values.absolute.until)];
      return from === undefined || to === undefined ? undefined : { type: 'absolute', from, to };
    }
    case 'keyword': {
      const keyword = values.keyword.keyword.trim();
      return keyword === '' ? undefined : { type: 'keyword', keyword, timezone: zone };
    }
    default:
      return unreachable(tab);
  }
}

function toRelative({
  fromValue,
  fromUnit,
  allTime,
  untilNow,
  untilValue,
  untilUnit,
}: RangeValues['relative']): TimeRange | undefined {
  if (allTime) return { type: 'relative', range: 0 };
  const from = secondsOf(fromValue, fromUnit);
  if (from === undefined) return undefined;
  if (untilNow) return { type: 'relative', range: from };
  const to = secondsOf(untilValue, untilUnit);
  return to === undefined ? undefined : { type: 'relative', from, to };
}

/** Errors by field of the visible tab. */
export type RangeErrors = { from?: string; until?: string; keyword?: string };

export function validateRange(tab: RangeTab, values: RangeValues, rules: RangeRules): RangeErrors {
  switch (tab) {
    case 'relative':
      return validateRelative(values.relative, rules);
    case 'absolute':
      return validateAbsolute(values.absolute, rules);
    case 'keyword':
      return values.keyword.keyword.trim() === '' ? { keyword: t('timeRange.keywordEmpty') } : {};
    default:
      return unreachable(tab);
  }
}

function validateRelative(
  values: RangeValues['relative'],
  { limit, given }: RangeRules,
): RangeErrors {
  if (values.allTime) return limit === undefined ? {} : { from: t('timeRange.rangeOutsideLimit') };
  const errors: RangeErrors = {};
  const standing = given && lookingBack(given);
  const from = secondsOf(values.fromValue, values.fromUnit);
  const until = values.untilNow ? 0 : secondsOf(values.untilValue, values.untilUnit);
  if (from === undefined) errors.from = numberProblem(values.fromValue);
  else if (from !== standing?.from && Number(values.fromValue) > MAX_AMOUNT[values.fromUnit])
    errors.from = t('timeRange.atMost', { count: MAX_AMOUNT[values.fromUnit] });
  else if (limit !== undefined && from > limit) errors.from = t('timeRange.rangeOutsideLimit');
  if (until === undefined) errors.until = numberProblem(values.untilValue);
  else if (
    until !== 0 &&
    until !== standing?.to &&
    Number(values.untilValue) > MAX_AMOUNT[values.untilUnit]
  )
    errors.until = t('timeRange.atMost', { count: MAX_AMOUNT[values.untilUnit] });
  else if (from !== undefined && until >= from) errors.until = t('timeRange.untilBeforeFrom');
  return errors;
}

/** The error of a keyword whose meaning exceeds the limit; its instants are ISO 8601. */
export function keywordOutsideLimit(
  { from, to }: { from: string; to: string },
  { now, limit }: Pick<RangeRules, 'now' | 'limit'>,
): string | undefined {
  if (limit === undefined) return undefined;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (end - start > limit * MS) return t('timeRange.rangeOutsideLimit');
  // The keyword was resolved a moment after the panel opened, or by a clock slightly behind.
  return start < now - limit * MS - KEYWORD_TOLERANCE_MS
    ? t('timeRange.dateOutsideLimit')
    : undefined;
}

function validateAbsolute(
  { from, until }: RangeValues['absolute'],
  { clock, now, limit }: RangeRules,
): RangeErrors {
  const errors: RangeErrors = {};
  const [start, end] = [clock.read(from), clock.read(until)];
  if (start === undefined) errors.from = t('timeRange.format');
  else if (limit !== undefined && Date.parse(start) < now - limit * MS)
    errors.from = t('timeRange.dateOutsideLimit');
  if (end === undefined) errors.until = t('timeRange.format');
  else if (start !== undefined && isEmptied({ from, until, start, end }, clock))
    errors.until = t('timeRange.missingHour');
  else if (start !== undefined && end <= start) errors.until = t('timeRange.untilBeforeFrom');
  else if (
    start !== undefined &&
    limit !== undefined &&
    Date.parse(end) - Date.parse(start) > limit * MS
  )
    errors.until = t('timeRange.rangeOutsideLimit');
  return errors;
}

type Written = { from: string; until: string; start: string; end: string };

/** Whether nothing is between the times, because a change of clocks skips one or both of them. */
function isEmptied({ from, until, start, end }: Written, { isSkipped }: WallClock): boolean {
  return isSkipped(from) ? isSkipped(until) || end <= start : end <= start && isSkipped(until);
}

function numberProblem(text: string): string {
  return text.trim() === '' ? t('timeRange.empty') : t('timeRange.wholeNumber');
}

function secondsOf(text: string, unit: Unit): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) && Number(text) >= 1
    ? Number(text) * SECONDS[unit]
    : undefined;
}
