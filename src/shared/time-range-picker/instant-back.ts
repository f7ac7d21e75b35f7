const SECOND = 1_000;
const FIRST = Date.parse('0000-01-01T00:00:00Z');

/** The instant so many seconds before `now` (milliseconds), as ISO 8601; nobody looks back further than the first year that is written plainly. */
export const instantBack = (now: number, seconds: number): string => new Date(Math.max(now - seconds * SECOND, FIRST)).toISOString();
