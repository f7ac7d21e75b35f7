import type { RangeErrors, WallClock } from './range-form';

export type AbsoluteFieldsProps = { errors: RangeErrors; clock: WallClock; now: number };
export type AbsoluteField = 'from' | 'until';
export const START_OF_DAY = '00:00:00.000';
export const END_OF_DAY = '23:59:59.999';
const DAY_CHARACTERS = 10;

/** The day of a written time, `2026-11-21`; empty where it cannot be read. */
export const dayOf = (text: string, clock: WallClock): string =>
  clock.read(text) === undefined ? '' : text.trim().slice(0, DAY_CHARACTERS);
/** The time of the day of a written time; midnight where none is said. */
export const timeOf = (text: string): string =>
  text.trim().slice(DAY_CHARACTERS + 1) || START_OF_DAY;
/** A written time on another day, whose clocks may have another offset. */
export const onDay = (text: string, day: string): string =>
  `${day} ${timeOf(text).replace(/ [+-]\d\d:\d\d$/, '')}`;
/** What the clocks show now. */
export const nowText = (clock: WallClock, now: number): string =>
  clock.write(new Date(now).toISOString());
