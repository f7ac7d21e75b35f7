import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { unreachable } from '@/domain/unreachable';
import type { RowFormat } from '@/domain/files/row-format';
import type { Outgoing, Row } from './messages-out';

/** Yields the file in chunks; `onRows` is called with the number of messages in each. */
export async function* exportText(
  { fields, rows }: Outgoing,
  format: Exclude<RowFormat, 'parquet'>,
  delimiter: string,
  onRows: (count: number) => void,
): AsyncGenerator<string, void> {
  const line = lineOf(format, fields, delimiter);
  if (format === 'csv') yield csvLine(fields, delimiter);
  for await (const together of rows) {
    yield together.map(line).join('');
    onRows(together.length);
  }
}

function lineOf(
  format: Exclude<RowFormat, 'parquet'>,
  fields: readonly string[],
  delimiter: string,
): (row: Row) => string {
  switch (format) {
    case 'ndjson':
      return (row) => jsonLine(fields, row);
    case 'csv':
      return (row) => csvLine(row, delimiter);
    case 'text':
      return textLine;
    default:
      return unreachable(format);
  }
}

/** Leaves out fields that the message does not have. */
export function jsonLine(names: readonly string[], row: Row): string {
  let text = '';
  for (const [index, value] of row.entries()) {
    if (value === null || value === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(names[index] ?? '')}:${jsonText(value)}`;
  }
  return `{${text}}\n`;
}

const jsonText = (value: FieldValue): string =>
  typeof value === 'bigint'
    ? String(value)
    : typeof value === 'object'
      ? stringifyExact(value)
      : JSON.stringify(value);

export const valueText = (value: FieldValue): string =>
  typeof value === 'object' ? stringifyExact(value) : String(value);

function csvLine(row: Row, delimiter: string): string {
  const values = row.map((value) =>
    value === null || value === undefined ? '' : csvValue(valueText(value), delimiter),
  );
  return `${values.join(delimiter)}\n`;
}

const csvValue = (text: string, delimiter: string): string =>
  text === '' || text.includes(delimiter) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/** Always a single line: line breaks become `\n`, missing values `-`. */
const textLine = (row: Row): string =>
  `${row.map((value) => (value === null || value === undefined ? '-' : valueText(value).replace(/\r\n|[\r\n]/g, '\\n'))).join(' ')}\n`;
