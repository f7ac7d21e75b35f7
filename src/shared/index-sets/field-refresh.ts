import type { JavaTimeUnit } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

/** The units of Java that make sense here, longest first. */
export const UNIT_MS: readonly (readonly [JavaTimeUnit, number])[] = [
  ['DAYS', 86_400_000],
  ['HOURS', 3_600_000],
  ['MINUTES', 60_000],
  ['SECONDS', 1000],
  ['MILLISECONDS', 1],
  ['MICROSECONDS', 1e-3],
  ['NANOSECONDS', 1e-6],
];

/** Servers refuse index sets with shorter intervals. */
export const LEAST_REFRESH_MS = 1000;

/** A field type refresh interval in milliseconds. */
export function refreshMs({ value, unit }: { value: number | undefined; unit: string }): number {
  const [, size] = UNIT_MS.find(([name]) => name === unit) ?? ['SECONDS', 1000];
  return Math.round((value ?? 0) * size);
}

/** The error of an interval that no index set can have. */
export const refreshProblems = ({ refresh }: { refresh: TimeSpan<JavaTimeUnit> }) =>
  refreshMs(refresh) < LEAST_REFRESH_MS ? { refresh: t('strategies.refreshTooShort') } : {};
