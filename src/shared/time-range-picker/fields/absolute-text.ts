import type { RangeErrors, WallClock } from './range-form';

export type AbsoluteFieldsProps = { errors: RangeErrors; clock: WallClock; now: number };
export type AbsoluteField = 'from' | 'until';
export const START_OF_DAY = '00:00:00.000';
export const END_OF_DAY = '23:59:59.999';
const DAY_CHARACTERS = 10;

/** The date part of a timestamp, `2026-11-21`; empty if it is invalid. */
export const dayOf = (text: string, clock: WallClock): string =>
  clock.read(text) === undefined ? '' : text.trim().slice(0, DAY_CHARACTERS);
/** The time part of a timestamp; midnight if missing. */
export const timeOf = (text: string): string =>
  text.trim().slice(DAY_CHARACTERS + 1) || START_OF_DAY;
/** The same time on another date, where the offset may differ. */
export const onDay = (text: string, day: string): string =>
  `${day} ${timeOf(text).replace(/ [+-]\d\d:\d\d$/, '')}`;
/** The current local time. */
export const nowText = (clock: WallClock, now: number): string =>
  clock.write(new Date(now).toISOString());
