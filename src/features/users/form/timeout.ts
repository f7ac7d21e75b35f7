import { formatDuration } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { JavaTimeUnit } from '@/shared/pickers/spans';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

const UNITS = [
  ['DAYS', 86_400_000],
  ['HOURS', 3_600_000],
  ['MINUTES', 60_000],
  ['SECONDS', 1_000],
] as const satisfies readonly (readonly [JavaTimeUnit, number])[];
const EIGHT_HOURS: TimeSpan<JavaTimeUnit> = { value: 8, unit: 'HOURS', checked: true };

/** The server stores sessions that never time out as a negative timeout. */
export const isNever = (ms: number) => ms < 0;
export const NEVER_MS = -1;

export const timeoutText = (ms: number): string =>
  isNever(ms) ? t('users.field.neverExpires') : formatDuration(ms);

/** The timeout in the largest unit that divides it; fractions of a second are rounded. */
export function toSpan(ms: number): TimeSpan<JavaTimeUnit> {
  if (ms <= 0) return EIGHT_HOURS;
  const [unit, length] = UNITS.find(([, one]) => ms % one === 0) ?? (['SECONDS', 1_000] as const);
  return { value: Math.max(1, Math.round(ms / length)), unit, checked: true };
}

export function toMs({ value = 1, unit }: TimeSpan<JavaTimeUnit>): number {
  const [, length] = UNITS.find(([name]) => name === unit) ?? (['SECONDS', 1_000] as const);
  return value * length;
}
