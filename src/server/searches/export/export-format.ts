import type { Fields } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { withoutFormula } from '@/domain/format/text/formula';
import { csvLine, csvRow, timesIn } from './export-csv';

/** Serializes messages. Without messages the output is empty, even without column names. */
export type ExportFormat = {
  contentType: string;
  write(messages: readonly Fields[], isFirst: boolean): string;
};

/** `hasFormulas` leaves texts that a spreadsheet would run as they are, for programs. */
export function csvFormat(
  fields: readonly string[],
  zone: string,
  { hasFormulas = false }: { hasFormulas?: boolean } = {},
): ExportFormat {
  const zoned = timesIn(zone);
  const safe = hasFormulas ? (text: string) => text : withoutFormula;
  return {
    contentType: 'text/csv',
    write: (messages, isFirst) =>
      (isFirst ? csvLine(fields.map(safe)) : '') +
      messages.map((message) => csvRow(message, fields, zoned, safe)).join(''),
  };
}

/** Each chunk is a separate JSON object; values keep their types. */
export function jsonFormat(fields: readonly string[], zone: string): ExportFormat {
  const zoned = timesIn(zone);
  const valueOf = (message: Fields, name: string) => {
    const value = Object.hasOwn(message, name) ? message[name] : null;
    return name === 'timestamp' && typeof value === 'string' ? zoned(value) : value;
  };
  return {
    contentType: 'application/json',
    write: (messages, isFirst) =>
      stringifyExact({
        first_chunk: isFirst,
        all_values_in_order: messages.map((message) =>
          fields.map((name) => valueOf(message, name)),
        ),
        fields_in_order: fields,
      }),
  };
}
