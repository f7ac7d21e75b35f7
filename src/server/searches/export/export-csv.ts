import moment from 'moment-timezone';
import type { FieldValue, Fields } from '@/domain/exact';

/** Quotes every value and doubles quotation marks; missing fields are empty. */
export const csvLine = (values: readonly (string | undefined)[]): string =>
  `${values.map((value) => (value === undefined ? '' : `"${value.replaceAll('"', '""')}"`)).join(',')}\n`;

/**
 * The values of a message in the requested order; `zoned` converts its timestamp, and `safe` the
 * texts, so that spreadsheets run none. Numbers stay numbers.
 */
export function csvRow(
  message: Fields,
  fields: readonly string[],
  zoned: (time: string) => string,
  safe: (text: string) => string,
): string {
  return csvLine(
    fields.map((name) => {
      // Fields may have names such as `constructor`, so inherited properties must not count.
      const value = Object.hasOwn(message, name) ? message[name] : undefined;
      return name === 'timestamp' && typeof value === 'string'
        ? safe(zoned(value))
        : csvText(value, safe);
    }),
  );
}

function csvText(
  value: FieldValue | undefined,
  safe: (text: string) => string,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return safe(value);
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value)
    ? `[${value.map((one) => (typeof one === 'string' ? one : (csvText(one, safe) ?? ''))).join(', ')}]`
    : JSON.stringify(value, (_, member: unknown) =>
        typeof member === 'bigint' ? String(member) : member,
      );
}

/** UTC offsets change at multiples of a quarter of an hour. */
const QUARTER = 15 * 60_000;

/**
 * Formats times in a zone: `2026-11-21T14:34:53.660+01:00`, with `Z` for UTC. Other texts are
 * returned unchanged.
 */
export function timesIn(zone: string): (time: string) => string {
  const offsets = new Map<number, { ms: number; text: string }>();
  const offsetAt = (instant: number) => {
    const quarter = Math.floor(instant / QUARTER);
    const known = offsets.get(quarter);
    if (known) return known;
    const time = moment.tz(instant, zone);
    const offset = {
      ms: time.utcOffset() * 60_000,
      text: time.utcOffset() === 0 ? 'Z' : time.format('Z'),
    };
    offsets.set(quarter, offset);
    return offset;
  };
  return (time) => {
    const instant = Date.parse(time);
    if (Number.isNaN(instant)) return time;
    const { ms, text } = offsetAt(instant);
    return `${new Date(instant + ms).toISOString().slice(0, -1)}${text}`;
  };
}
