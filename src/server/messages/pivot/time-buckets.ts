import { unreachable } from '@/domain/unreachable';

/** How a time axis is cut. Fixed steps count from 1970, weeks from a Monday; all in UTC (graylog-api.md §3.4). */
export type Step = { kind: 'fixed'; ms: number; origin: number } | { kind: 'months'; months: number };

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** The first Monday after the epoch. */
const MONDAY = 4 * DAY;

const fixed = (ms: number, origin = 0): Step => ({ kind: 'fixed', ms, origin });

/** Milliseconds between 1970 and the first instant that the engine knows, and some more. */
const LONGEST_AGO = 9_300_000_000_000_000n;

type Unit = 'ms' | 's' | 'm' | 'h' | 'd' | 'w' | 'M' | 'y';

/** The step of `5m`, `1w`, `1M`. @throws Error for any other text. */
export function stepOf(interval: string): Step {
  const [, digits = '', unit = ''] = /^(\d+)(ms|[smhdwMy])$/.exec(interval) ?? [];
  const count = Number(digits);
  if (!(count > 0)) throw new Error(`"${interval}" is no time interval.`);
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

/** SQL that gives the start of the bucket in milliseconds since the epoch; null stays null. */
export function bucketSql(step: Step, timestamp: string): string {
  if (step.kind === 'months') return `epoch_ms(time_bucket(INTERVAL ${step.months} MONTHS, ${timestamp}, TIMESTAMP '1970-01-01'))`;
  // Integers are cut with the least work; what is divided must not be negative, because the engine rounds towards 0.
  const length = BigInt(step.ms);
  const lift = (LONGEST_AGO / length + 1n) * length;
  const shift = lift - BigInt(step.origin);
  return `((epoch_ms(${timestamp}) + ${shift}) // ${length} * ${length} - ${shift})`;
}

/** The start of the next bucket. */
export function nextBucket(step: Step, start: number): number {
  if (step.kind === 'fixed') return start + step.ms;
  const date = new Date(start);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step.months, 1);
}
