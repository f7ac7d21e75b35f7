import { durationSeconds } from '@/domain/time-range/iso-duration';
import { afterPeriod, periodAnchor } from './calendar';

export type Periods = { rotation_period: string; max_rotation_period: string | null };

/** The shorter of both periods. */
export function periodOf({ rotation_period, max_rotation_period }: Periods): string {
  if (max_rotation_period === null) return rotation_period;
  return (durationSeconds(max_rotation_period) ?? 0) < (durationSeconds(rotation_period) ?? 0)
    ? max_rotation_period
    : rotation_period;
}

/** When an index that was created at a time has to be rotated. */
export function nextRotation(periods: Periods, createdAt: number, anchor?: number): number {
  const period = periodOf(periods);
  return afterPeriod(anchor ?? periodAnchor(createdAt, period), period);
}

/** The start of the period that contains `now`, aligned to an earlier one. */
export function currentAnchor(
  periods: Periods,
  createdAt: number,
  anchor: number | undefined,
  now: number,
): number {
  const period = periodOf(periods);
  let current = anchor ?? periodAnchor(createdAt, period);
  for (let next = afterPeriod(current, period); next <= now; next = afterPeriod(current, period))
    current = next;
  return current;
}
