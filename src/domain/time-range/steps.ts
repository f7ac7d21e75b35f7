import { unreachable } from '../unreachable';

/** Buckets of a time axis. Fixed steps count from the epoch, weeks from a Monday, all in UTC. */
export type Step =
  { kind: 'fixed'; ms: number; origin: number } | { kind: 'months'; months: number };

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** The first Monday after the epoch. */
const MONDAY = 4 * DAY;
const MONTH = 30 * DAY;

const fixed = (ms: number, origin = 0): Step => ({ kind: 'fixed', ms, origin });

type Unit = 'ms' | 's' | 'm' | 'h' | 'd' | 'w' | 'M' | 'y';

/**
 * Parses a step such as `5m`, `1w` or `1M`.
 * @throws Error for any other text
 */
export function stepOf(interval: string): Step {
  const [, digits = '', unit = ''] = /^(\d+)(ms|[smhdwMy])$/.exec(interval) ?? [];
  const count = Number(digits);
  if (!(count > 0)) throw new Error(`"${interval}" is not a time interval.`);
  switch (unit as Unit) {
    case 'ms':
      return fixed(count);
    case 's':
      return fixed(count * SECOND);
    case 'm':
      return fixed(count * 60 * SECOND);
    case 'h':
      return fixed(count * 3600 * SECOND);
    case 'd':
      return fixed(count * DAY);
    case 'w':
      return fixed(count * 7 * DAY, MONDAY);
    case 'M':
      return { kind: 'months', months: count };
    case 'y':
      return { kind: 'months', months: 12 * count };
    default:
      return unreachable(unit as never);
  }
}

/** The start of the bucket that contains an instant, both in milliseconds since the epoch. */
export function bucketStart(step: Step, instant: number): number {
  if (step.kind === 'fixed')
    return Math.floor((instant - step.origin) / step.ms) * step.ms + step.origin;
  const date = new Date(instant);
  const months = (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
  return Date.UTC(1970, Math.floor(months / step.months) * step.months, 1);
}

/** The start of the next bucket. */
export function nextBucket(step: Step, start: number): number {
  if (step.kind === 'fixed') return start + step.ms;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step.months, 1);
}

/** Length of a step in milliseconds; a month counts 30 days. */
export const stepMillis = (step: Step): number =>
  step.kind === 'fixed' ? step.ms : step.months * MONTH;
