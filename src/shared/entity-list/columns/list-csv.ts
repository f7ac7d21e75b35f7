import { csvCell } from '@/shared/files/csv';
import { saveFile } from '@/shared/files/save-file';
import type { EntityColumn } from './entity-column';

/** RFC 4180: the columns shown, in their order, with their titles; but those that live. */
export function toCsv<Row>(
  columns: readonly Pick<EntityColumn<Row>, 'title' | 'value' | 'live'>[],
  rows: readonly Row[],
): string {
  const kept = columns.filter(({ live }) => live !== true);
  const lines = [
    kept.map(({ title }) => title),
    ...rows.map((row) => kept.map(({ value }) => `${value(row) ?? ''}`)),
  ];
  return `${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Offers a text as a file; the mark at its start tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(`${name}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
