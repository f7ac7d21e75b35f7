export type ExportValues = {
  /** The id of the table whose rows are exported; undefined where the search has none. */
  table: string | undefined;
  format: 'csv';
  fields: readonly string[];
  /** Undefined exports all. */
  limit: number | undefined;
  withoutFormulas: boolean;
};

/** The default columns, then what else is in sight. */
export const exportedFields = (columns: readonly string[]): string[] => [
  ...new Set(['timestamp', 'source', 'message', ...columns]),
];

/**
 * How many rows the file must hold at least: a limit may be exceeded, because the server ends after
 * whole chunks.
 */
export const promisedRows = (total: number, limit: number | undefined): number =>
  Math.min(total, limit ?? total);

export type Verdict = 'whole' | 'limited' | 'fewer' | 'more' | 'cutShort';

/**
 * Whether a file is what was promised. More rows than were found have come since, or are the rest
 * of the last chunk.
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

/** `search-2026-11-21T10-00-00.csv`: what sorts well and every file system takes. */
export const fileNameOf = (from: string): string =>
  `search-${from.slice(0, 19).replaceAll(':', '-')}.csv`;
