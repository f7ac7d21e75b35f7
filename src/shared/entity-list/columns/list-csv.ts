import { csvCell } from '@/shared/files/csv';
import { saveFile } from '@/shared/files/save-file';
import type { EntityColumn } from './entity-column';

/** CSV (RFC 4180) of the visible columns in their order with their titles; without live columns. */
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

/** Downloads a text as a file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(`${name}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
}
