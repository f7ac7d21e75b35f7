/** The years that a number in a log can mean. */
const EARLIEST = Date.UTC(1980, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Whether an instant in milliseconds is one that a log may be about. */
export const plausibleEpoch = (ms: number): boolean => ms >= EARLIEST && ms < LATEST;

/**
 * Milliseconds since the epoch of seconds to nanoseconds, by their size: until the year 5138,
 * seconds have at most eleven digits and milliseconds fourteen. Undefined for larger numbers.
 */
export function epochMs(number: number): number | undefined {
  const size = Math.abs(number);
  if (size < 1e11) return Math.round(number * 1e3);
  if (size < 1e14) return Math.round(number);
  if (size < 1e17) return Math.round(number / 1e3);
  return size < 1e20 ? Math.round(number / 1e6) : undefined;
}
