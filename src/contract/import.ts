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
