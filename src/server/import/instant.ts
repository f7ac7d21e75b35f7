import { epochMs } from '../inputs/times/epochs';
import { wholeTime } from '../inputs/times/read-time';

const NUMBER = /^-?\d+(\.\d+)?$/;
const TIME_OF_DAY = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?$/;

export type InstantContext = {
  /** The zone of times without one; undefined for the machine's zone. */
  zone: string | undefined;
  /** Milliseconds since the epoch. */
  now: number;
};

/**
 * Parses a time: seconds to nanoseconds since the epoch, ISO 8601, any date that logs start with, or
 * `{"$date": …}` as MongoDB writes it. Returns milliseconds since the epoch; undefined for anything
 * else, such as 30 February.
 */
export function instantOf(value: unknown, context: InstantContext): number | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.getTime();
  if (typeof value === 'number' || typeof value === 'bigint') return epochMs(Number(value));
  if (typeof value === 'object' && value !== null && '$date' in value)
    return instantOf(value.$date, context);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^\d{14}$/.test(text)) return wholeTime(text, timeContext(context)) ?? epochMs(Number(text));
  if (NUMBER.test(text)) return epochMs(Number(text));
  return wholeTime(text, timeContext(context));
}

/** The instant of a date and a time of day in two members; undefined if they are none. */
export function instantOfTwo(
  date: unknown,
  time: unknown,
  context: InstantContext,
): number | undefined {
  if (typeof date !== 'string' || typeof time !== 'string') return undefined;
  return TIME_OF_DAY.test(time.trim())
    ? wholeTime(`${date.trim()} ${time.trim()}`, timeContext(context))
    : undefined;
}

export const timeContext = ({ zone, now }: InstantContext) => ({ receivedAt: now, zone });
