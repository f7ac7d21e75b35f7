import { FIRST_INSTANT } from '@/domain/time-range/limits';

const SECOND = 1_000;

/** The instant `seconds` before `now` (milliseconds) as ISO 8601, not earlier than year 0. */
export const instantBefore = (now: number, seconds: number): string =>
  new Date(Math.max(now - seconds * SECOND, FIRST_INSTANT)).toISOString();
