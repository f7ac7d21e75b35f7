import type { JavaTimeUnit } from '@/shared/pickers/spans';

export const REFRESH_UNITS: readonly JavaTimeUnit[] = [
  'MILLISECONDS',
  'SECONDS',
  'MINUTES',
  'HOURS',
  'DAYS',
];
