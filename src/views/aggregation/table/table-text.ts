import { plainText } from '@/domain/format/text/plain-text';
import { readPivotNumber } from '@/domain/format/number';
import { formatResult } from '@/domain/search/formatting/format-value';
import { PLAIN } from '@/domain/search/formatting/formatting';
import type { PivotRow } from '@/contract/search';
import { csvCell } from '@/shared/files/csv';
import { markdownCell } from '@/shared/files/markdown';
import { valueAt, type KeyColumn, type TableModel, type ValueColumn } from './model/table-model';

type TableTextOptions = {
  format: 'csv' | 'markdown';
  /** How the value of a group is shown. CSV has values as the server names them. */
  textOf: (column: KeyColumn | undefined, value: string) => string;
  /** The name of the roll-up. */
  total: string;
};

/** Maximum time in milliseconds to block the main thread. */
const MAX_BLOCKING_MS = 8;

/** A table as CSV or Markdown: a row for each group, with exact numbers. Nested heads are joined. */
export async function tableText(model: TableModel, options: TableTextOptions): Promise<string> {
  const { keys, columns, rows, totals } = model;
  const { format, total } = options;
  const text = (written: string) => plainText(written);
  const cell = format === 'csv' ? csvCell : markdownCell;
  const head = [
    ...keys.map(({ field }) => cell(text(field))),
    ...columns.map((column) => cell(text(headOf(column, model, options)))),
  ];
  const keyOf = (row: PivotRow, column: number) => {
    const value = row.key[column] ?? '';
    return cell(text(format === 'csv' ? value : options.textOf(keys[column], value)));
  };
  const figures = (row: PivotRow) => columns.map((column) => figureText(row, column, cell));
  const lines = [line(head, format)];
  if (format === 'markdown') lines.push(ruler(keys.length, columns.length));
  let started = performance.now();
  for (const row of rows) {
    lines.push(line([...keys.map((_, column) => keyOf(row, column)), ...figures(row)], format));
    if (performance.now() - started < MAX_BLOCKING_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    started = performance.now();
  }
  if (totals)
    lines.push(
      line(
        [...keys.map((_, column) => (column === 0 ? cell(total) : '')), ...figures(totals)],
        format,
      ),
    );
  return lines.join('');
}

const headOf = (
  { group, series, isTotal }: ValueColumn,
  { columnFields }: TableModel,
  { format, textOf, total }: TableTextOptions,
): string =>
  [
    ...(isTotal ? [total] : []),
    ...group.map((value, depth) => (format === 'csv' ? value : textOf(columnFields[depth], value))),
    series,
  ].join(' / ');

/** Numbers need no escaping: one that starts with a minus is no formula. */
function figureText(row: PivotRow, column: ValueColumn, cell: (text: string) => string): string {
  const value = valueAt(row, column);
  if (readPivotNumber(value) !== undefined) return String(value);
  return cell(plainText(formatResult(value, PLAIN, '')));
}

const line = (cells: readonly string[], format: TableTextOptions['format']): string =>
  format === 'csv' ? `${cells.join(',')}\r\n` : `| ${cells.join(' | ')} |\n`;

/** Numbers are aligned at the right. */
const ruler = (keys: number, figures: number): string =>
  `|${' --- |'.repeat(keys)}${' ---: |'.repeat(figures)}\n`;
