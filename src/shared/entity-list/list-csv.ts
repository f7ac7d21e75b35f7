import { csvCell } from '@/shared/files/csv';
import { saveFile } from '@/shared/files/save-file';
import type { EntityColumn } from './entity-column';

/** RFC 4180: the columns shown, in their order, with their titles. */
export function toCsv<Row>(columns: readonly Pick<EntityColumn<Row>, 'title' | 'value'>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => `${value(row) ?? ''}`))];
  return `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Offers a text as a file; the mark at its start tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(`${name}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
