import { javaNumber } from '@/domain/format/java-number';
import { offsetAt } from '@/domain/format/instants/zone';
import { isDate, isMap, type DateTime, type Value } from './value';

const MINUTE_MS = 60_000;

/** The text of a value as Java writes it: `[1, a, 2.5]`, `{a=b}`, `1.0E20`, `null`. */
export function valueText(value: Value): string {
  if (typeof value === 'number') return javaNumber(value);
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (isDate(value)) return dateText(value);
  if (isMap(value))
    return `{${[...value].map(([key, member]) => `${key}=${valueText(member)}`).join(', ')}}`;
  return `[${value.map(valueText).join(', ')}]`;
}

/** ISO 8601 with the offset of the zone: `2020-06-01T12:00:00.000-04:00`. */
function dateText({ ms, zone }: DateTime): string {
  const ahead = offsetAt(ms, zone);
  const local = new Date(ms + ahead).toISOString().slice(0, -1);
  if (ahead === 0) return `${local}Z`;
  const minutes = Math.floor(Math.abs(ahead) / MINUTE_MS);
  const part = (number: number) => `${number}`.padStart(2, '0');
  return `${local}${ahead < 0 ? '-' : '+'}${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
