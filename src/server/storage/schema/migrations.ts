import { documentsSchema, keepUrlsAllowed } from './documents-schema';
import { fieldStreamsSchema, marksSchema, messagesSchema } from './messages-schema';

/**
 * Migrations of the main file: entry n upgrades version n to n + 1. Released entries must not
 * change.
 */
export const mainMigrations: readonly (readonly string[])[] = [
  // Until version 2 the main file held the messages (see `moveOldMessages`).
  [],
  [...documentsSchema],
  ['DROP TABLE IF EXISTS messages', 'DROP TABLE IF EXISTS field_catalogue'],
  [...keepUrlsAllowed],
];

/** Migrations of index files. Version 1 is what the main file held before. */
export const indexMigrations: readonly (readonly string[])[] = [
  [...messagesSchema],
  [...marksSchema],
  [...fieldStreamsSchema],
];
