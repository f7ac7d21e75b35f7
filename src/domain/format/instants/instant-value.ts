import type { FieldValue } from '../../exact';
import { formatInstant, readInstant } from './instant';

/** With a zone, a text can mean only one instant, whichever field it is in. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})? ?(?:Z|[+-]\d\d:?\d\d)$/;
/** How servers write the times that they set themselves; they are in UTC. */
const SERVER = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/;
const SERVER_FIELD = /^(?:timestamp$|gl2_)/;
const [SHORTEST, LONGEST] = [20, 40];

/** Whether a value of a message is an instant, and not just a text that resembles one. */
export function isInstantValue(field: string, value: FieldValue | undefined): value is string {
  if (typeof value !== 'string') return false;
  if (field === 'timestamp') return readInstant(value) !== undefined;
  // Rows have thousands of values, and most of them can be told apart by two characters.
  if (value.length < SHORTEST || value.length > LONGEST || value[4] !== '-' || value[13] !== ':')
    return false;
  return (
    (ZONED.test(value) || (SERVER_FIELD.test(field) && SERVER.test(value))) &&
    readInstant(value) !== undefined
  );
}

/** Digits beyond milliseconds, which instants do not have. */
const finerDigits = (value: string): string => /[.,]\d{3}(\d+)/.exec(value)?.[1] ?? '';

/** An instant in a zone with all of its digits: `2026-11-21 14:02:10.000`. */
export const instantText = (value: string, zone: string): string =>
  formatInstant(value, { zone, format: 'complete' }).replace(
    /(\.\d{3})/,
    (milliseconds) => `${milliseconds}${finerDigits(value)}`,
  );

/** The same with the offset, for use outside the console: `2026-11-21 14:02:10.000 +01:00`. */
export const exactInstantText = (value: string, zone: string): string =>
  formatInstant(value, { zone, format: 'exact' }).replace(
    /(\.\d{3})/,
    (milliseconds) => `${milliseconds}${finerDigits(value)}`,
  );
