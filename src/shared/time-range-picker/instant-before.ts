import { FIRST_INSTANT } from '@/domain/time-range/limits';

const SECOND = 1_000;

/**
 * The instant so many seconds before `now` (milliseconds), as ISO 8601; nobody looks back further
 * than the first year that is written plainly.
 */
export const instantBefore = (now: number, seconds: number): string =>
  new Date(Math.max(now - seconds * SECOND, FIRST_INSTANT)).toISOString();
