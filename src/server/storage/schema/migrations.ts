import { documentsSchema } from './documents-schema';
import { marksSchema, messagesSchema } from './messages-schema';

/**
 * The schema of the main file, step by step: entry n brings a database from version n to n + 1.
 * Entries are never changed once they were released, only added.
 */
export const mainMigrations: readonly (readonly string[])[] = [
  // Messages lay in the main file up to version 2 (see `moveOldMessages`).
  [],
  [...documentsSchema],
  ['DROP TABLE IF EXISTS messages', 'DROP TABLE IF EXISTS field_catalogue'],
];

/** The schema of the file of an index, likewise. Version 1 is what lay in the main file. */
export const indexMigrations: readonly (readonly string[])[] = [
  [...messagesSchema],
  [...marksSchema],
];
