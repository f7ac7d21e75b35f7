import { formatNumber, readPivotNumber } from '@/domain/format/number';

/** What a cell shows if there is no value. */
export const NO_VALUE = '–';

/** The average of no values is null, and the latest value of a field may be a string. */
export function cellText(value: unknown): string {
  const number = readPivotNumber(value);
  if (number !== undefined) return formatNumber(number);
  return typeof value === 'string' && value !== 'NaN' && !value.endsWith('Infinity')
    ? value
    : NO_VALUE;
}
