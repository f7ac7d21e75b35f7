import { ownValue, type Fields } from '@/domain/exact';
import { exactInstantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { asciiControls, plainText } from '@/domain/format/text/plain-text';
import { unreachable } from '@/domain/unreachable';
import { csvCell } from '@/shared/files/csv';
import { markdownCell } from '@/shared/files/markdown';
import { structureText, valueText } from '@/shared/message/text/value-text';

export type RowFormat = 'text' | 'json' | 'ndjson' | 'csv' | 'markdown';
export type RowsAsText = {
  format: RowFormat;
  columns: readonly string[];
  /**
   * Time zone of text and Markdown; JSON and CSV keep timestamps as stored. Only JSON, which escapes
   * them, contains control characters.
   */
  zone: string;
};

export const FILE_KINDS: Record<RowFormat, { extension: string; type: string }> = {
  text: { extension: 'txt', type: 'text/plain;charset=utf-8' },
  json: { extension: 'json', type: 'application/json' },
  ndjson: { extension: 'ndjson', type: 'application/x-ndjson' },
  csv: { extension: 'csv', type: 'text/csv;charset=utf-8' },
  markdown: { extension: 'md', type: 'text/markdown;charset=utf-8' },
};

/** What precedes the first row. JSON has whole messages, the other formats only the columns. */
export function headOf({ format, columns }: RowsAsText): string {
  switch (format) {
    case 'text':
    case 'ndjson':
      return '';
    case 'json':
      return '[\n';
    case 'csv':
      return `${columns.map(csvCell).join(',')}\r\n`;
    case 'markdown':
      return `| ${columns.map(markdownCell).join(' | ')} |\n|${columns.map(() => ' --- |').join('')}\n`;
    default:
      return unreachable(format);
  }
}

/** One row with its line ending. Integers stay exact at any size. */
export function rowText(
  fields: Fields,
  { format, columns, zone }: RowsAsText,
  isLast: boolean,
): string {
  switch (format) {
    case 'text':
      return `${columns
        .map((column) => readable(fields, column, zone))
        .filter((text) => text !== '')
        .join(' ')}\n`;
    case 'json':
      return `${asciiControls(structureText(fields, 2))}${isLast ? '' : ','}\n`;
    case 'ndjson':
      return `${asciiControls(structureText(fields, 0))}\n`;
    case 'csv':
      return `${columns.map((column) => csvCell(plainText(valueText(ownValue(fields, column))))).join(',')}\r\n`;
    case 'markdown':
      return `| ${columns.map((column) => markdownCell(readable(fields, column, zone))).join(' | ')} |\n`;
    default:
      return unreachable(format);
  }
}

export const tailOf = (format: RowFormat): string => (format === 'json' ? ']\n' : '');

function readable(fields: Fields, column: string, zone: string): string {
  const value = ownValue(fields, column);
  return isInstantValue(column, value)
    ? exactInstantText(value, zone)
    : plainText(valueText(value));
}
