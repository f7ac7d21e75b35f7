import { MAX_SECONDS } from '@/domain/time-range/limits';

export const UNITS = ['seconds', 'minutes', 'hours', 'days'] as const;
export type Unit = (typeof UNITS)[number];
export const SECONDS: Record<Unit, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
};

/** Larger amounts are clearer in a larger unit, and servers store seconds in 32 bits. */
export const MAX_AMOUNT: Record<Unit, number> = {
  seconds: 59,
  minutes: 59,
  hours: 23,
  days: Math.floor(MAX_SECONDS / SECONDS.days),
};

/** Seconds in the largest unit without a remainder: 900 is 15 minutes, 90 stays 90 seconds. */
export function amountOf(seconds: number): { value: string; unit: Unit } {
  const unit = UNITS.findLast((one) => seconds % SECONDS[one] === 0) ?? 'seconds';
  return { value: `${seconds / SECONDS[unit]}`, unit };
}
