import type { Step } from '@/domain/time-range/steps';

/** Milliseconds between 1970 and the first instant that the engine knows, and some more. */
const LONGEST_AGO = 9_300_000_000_000_000n;

/** SQL that gives the start of the bucket in milliseconds since the epoch; null stays null. */
export function bucketSql(step: Step, timestamp: string): string {
  if (step.kind === 'months')
    return `epoch_ms(time_bucket(INTERVAL ${step.months} MONTHS, ${timestamp}, TIMESTAMP '1970-01-01'))`;
  // Integers are cut with the least work; what is divided must not be negative, because the engine
  // rounds towards 0.
  const length = BigInt(step.ms);
  const lift = (LONGEST_AGO / length + 1n) * length;
  const shift = lift - BigInt(step.origin);
  return `((epoch_ms(${timestamp}) + ${shift}) // ${length} * ${length} - ${shift})`;
}
