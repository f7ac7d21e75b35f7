import moment from 'moment-timezone';
import type { FieldValue, Fields } from '@/domain/exact';

/** Every value in quotation marks, those within doubled; nothing for a missing field (graylog-api.md §3.7). */
export const csvLine = (values: readonly (string | undefined)[]): string => `${values.map((value) => (value === undefined ? '' : `"${value.replaceAll('"', '""')}"`)).join(',')}\n`;

/** The values of a message in the order asked for; its timestamp in the zone asked for. */
export function csvRow(message: Fields, fields: readonly string[], zone: string): string {
  return csvLine(fields.map((name) => (name === 'timestamp' ? zoned(message[name], zone) : csvText(message[name]))));
}

function csvText(value: FieldValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value) ? `[${value.map((one) => csvText(one) ?? '').join(', ')}]` : JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
}

/** `2026-11-21T14:34:53.660+01:00`; UTC has a `Z`. */
function zoned(value: FieldValue | undefined, zone: string): string | undefined {
  if (typeof value !== 'string') return csvText(value);
  const time = moment.tz(value, moment.ISO_8601, zone);
  if (!time.isValid()) return value;
  return time.utcOffset() === 0 ? time.utc().format('YYYY-MM-DDTHH:mm:ss.SSS[Z]') : time.format('YYYY-MM-DDTHH:mm:ss.SSSZ');
}
