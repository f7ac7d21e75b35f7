import type { Step } from '@/domain/time-range/steps';

/** More milliseconds than between DuckDB's earliest timestamp and 1970. */
const LONGEST_AGO = 9_300_000_000_000_000n;

/** SQL for the start of the bucket in milliseconds since the epoch; null stays null. */
export function bucketSql(step: Step, timestamp: string): string {
  if (step.kind === 'months')
    return `epoch_ms(time_bucket(INTERVAL ${step.months} MONTHS, ${timestamp}, TIMESTAMP '1970-01-01'))`;
  // Integer division is fastest, but it rounds towards 0, so the dividend must not be negative.
  const length = BigInt(step.ms);
  const lift = (LONGEST_AGO / length + 1n) * length;
  const shift = lift - BigInt(step.origin);
  return `((epoch_ms(${timestamp}) + ${shift}) // ${length} * ${length} - ${shift})`;
}
