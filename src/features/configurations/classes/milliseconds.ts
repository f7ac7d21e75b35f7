import type { JavaTimeUnit } from '@/shared/pickers/spans';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

const UNITS = [
  ['DAYS', 86_400_000],
  ['HOURS', 3_600_000],
  ['MINUTES', 60_000],
  ['SECONDS', 1_000],
  ['MILLISECONDS', 1],
] as const satisfies readonly (readonly [JavaTimeUnit, number])[];

export const SPAN_UNITS: readonly JavaTimeUnit[] = UNITS.map(([unit]) => unit).toReversed();

/** Milliseconds in the largest unit that divides them. */
export function toSpan(ms: number): TimeSpan<JavaTimeUnit> {
  if (ms === 0) return { value: 0, unit: 'SECONDS', checked: true };
  const [unit, length] = UNITS.find(([, one]) => ms % one === 0) ?? (['MILLISECONDS', 1] as const);
  return { value: ms / length, unit, checked: true };
}

export function toMs({ value = 0, unit }: TimeSpan<JavaTimeUnit>): number {
  const [, length] = UNITS.find(([name]) => name === unit) ?? (['MILLISECONDS', 1] as const);
  return value * length;
}
