import type { FieldValue } from '@/domain/exact';
import { endpoint } from './endpoint';

/**
 * A message to store; it gets a new id. `timestamp` is ISO 8601 or milliseconds since the epoch.
 */
export type ImportedMessage = {
  timestamp: string | number;
  source: string;
  message: string;
  fields?: Readonly<Record<string, FieldValue>>;
};
/** `refused` identifies messages that were not stored by their index in the request. */
export type ImportAnswer = { accepted: number; refused: { index: number; reason: string }[] };

/**
 * Embedded node only: stores historical messages, which are on disk and searchable once it returns.
 */
export const importMessages = endpoint<{ messages: readonly ImportedMessage[] }, ImportAnswer>({
  method: 'POST',
  path: '/console/import',
  toRequest: (body) => ({ body }),
});

/** The input id of messages that came through no input. */
export const IMPORT_INPUT_ID = '00000000000000000000f11e';

/** Lines, texts with a JSON value each, or records of CSV; null for an empty value without quotes. */
export type FileRows =
  | { format: 'text' | 'ndjson'; rows: readonly string[] }
  | { format: 'csv'; header: readonly (string | null)[]; rows: readonly (string | null)[][] };

/**
 * Rows of a file as they are. `source` is for rows without one, `zone` (Europe/Berlin, +01:00) for
 * times without one; `previous_time` (milliseconds) is that of the row before the first.
 */
export type RowsToImport = FileRows & {
  source: string;
  zone: string;
  previous_time: number | null;
};

/** All times in milliseconds since the epoch. */
export type RowsAnswer = ImportAnswer & {
  /** Messages without a time of their own, which got that of the import. */
  undated: number;
  /** Messages from before 1970. */
  early: number;
  /** Of the stored messages; null if there are none. */
  earliest: number | null;
  latest: number | null;
  received_at: number;
  /** For the next request. */
  previous_time: number | null;
};

/** Embedded node only: stores what the rows of a file mean, as the import of the command line does. */
export const importRows = endpoint<RowsToImport, RowsAnswer>({
  method: 'POST',
  path: '/console/import/rows',
  toRequest: (body) => ({ body }),
});
