import type { Threshold } from './formatting';

/** The highest threshold that a value has reached. */
export function thresholdOf(
  value: number | bigint | undefined,
  thresholds: readonly Threshold[],
): Threshold | undefined {
  if (value === undefined) return undefined;
  let reached: Threshold | undefined;
  for (const one of thresholds)
    if (value >= one.value && (reached === undefined || one.value >= reached.value)) reached = one;
  return reached;
}
