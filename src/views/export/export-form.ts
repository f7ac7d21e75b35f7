import type { ExportFormat } from './file-writer';

export type ExportValues = {
  /** The id of the exported table; undefined if the search has none. */
  table: string | undefined;
  format: ExportFormat;
  fields: readonly string[];
  /** Undefined exports all rows. */
  limit: number | undefined;
  withoutFormulas: boolean;
  escapeMarks: boolean;
};

const DEFAULT_FIELDS = ['timestamp', 'source', 'message'];

/** The columns of a table in their order, and the message if it is shown below them. */
export const exportedFields = (columns: readonly string[], messageRow: boolean): string[] =>
  columns.length === 0
    ? DEFAULT_FIELDS
    : [...new Set([...columns, ...(messageRow ? ['message'] : [])])];

/** The least number of rows the file must contain. */
export const promisedRows = (total: number, limit: number | undefined): number =>
  Math.min(total, limit ?? total);

export type Verdict = 'whole' | 'limited' | 'fewer' | 'more' | 'cutShort';

/**
 * Compares the rows of a file with the expected count. Additional rows arrived meanwhile.
 */
export function verdictOf(
  file: { rows: number; cutShort: boolean },
  total: number,
  limit: number | undefined,
): Verdict {
  if (file.cutShort) return 'cutShort';
  if (file.rows < promisedRows(total, limit)) return 'fewer';
  if (limit !== undefined && file.rows < total) return 'limited';
  return limit === undefined && file.rows > total ? 'more' : 'whole';
}

/**
 * For example `search-2026-11-21T10-00-00.csv`: sorts by date and is valid on every file system.
 */
export const fileNameOf = (from: string, format: ExportFormat): string =>
  `search-${from.slice(0, 19).replaceAll(':', '-')}.${format.replace(/^x-/, '')}`;
