import { documentsSchema } from './documents-schema';
import { messagesSchema } from './messages-schema';

/**
 * The schema, step by step: entry n brings a database from version n to n + 1. Entries are never changed once they
 * were released, only added.
 */
export const migrations: readonly (readonly string[])[] = [[...messagesSchema], [...documentsSchema]];
