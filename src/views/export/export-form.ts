export type ExportValues = {
  /** The id of the exported table; undefined if the search has none. */
  table: string | undefined;
  format: 'csv';
  fields: readonly string[];
  /** Undefined exports all rows. */
  limit: number | undefined;
  withoutFormulas: boolean;
};

/** The default columns, followed by the other visible ones. */
export const exportedFields = (columns: readonly string[]): string[] => [
  ...new Set(['timestamp', 'source', 'message', ...columns]),
];

/**
 * The least number of rows the file must contain. A limit may be exceeded, because the server sends
 * whole chunks.
 */
export const promisedRows = (total: number, limit: number | undefined): number =>
  Math.min(total, limit ?? total);

export type Verdict = 'whole' | 'limited' | 'fewer' | 'more' | 'cutShort';

/**
 * Compares the rows of a file with the expected count. Additional rows arrived meanwhile or belong
 * to the last chunk.
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
export const fileNameOf = (from: string): string =>
  `search-${from.slice(0, 19).replaceAll(':', '-')}.csv`;
