import { stringifyExact } from '@/domain/exact-json';
import type { Table } from '@/contract/scripting';
import { csvLine } from '../export/export-csv';

const cellText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? `[${value.map(cellText).join(', ')}]`
      : stringifyExact(value);

const lines = ({ schema, datarows }: Table): string[][] => [
  schema.map(({ name }) => name),
  ...datarows.map((row) => row.map(cellText)),
];

export const tableAsCsv = (table: Table): string =>
  lines(table)
    .map((line) => csvLine(line))
    .join('');

/** Code points, because a cell may hold emoji. */
const width = (text: string) => [...text].length;

/** A table drawn with lines, for terminals. Line breaks in values would tear it. */
export function tableAsText(table: Table): string {
  const rows = lines(table).map((line) => line.map((text) => text.replaceAll(/\p{Cc}+/gu, ' ')));
  const widths = table.schema.map((_, at) =>
    rows.reduce((widest, row) => Math.max(widest, width(row[at] ?? '')), 0),
  );
  const rule = (left: string, between: string, right: string) =>
    `${left}${widths.map((count) => '─'.repeat(count)).join(between)}${right}`;
  const drawn = (row: readonly string[]) =>
    `│${row.map((text, at) => text + ' '.repeat((widths[at] ?? 0) - width(text))).join('│')}│`;
  const [head = [], ...body] = rows;
  return [
    rule('┌', '┬', '┐'),
    drawn(head),
    rule('├', '┼', '┤'),
    ...body.map(drawn),
    rule('└', '┴', '┘'),
  ].join('\n');
}
