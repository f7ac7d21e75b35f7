import type { FieldValue } from '@/domain/exact';
import { endpoint } from './endpoint';

/**
 * A message as it shall be stored; its id is new. `timestamp` is ISO 8601 or milliseconds since the
 * epoch.
 */
export type ImportedMessage = {
  timestamp: string | number;
  source: string;
  message: string;
  fields?: Readonly<Record<string, FieldValue>>;
};
/** `refused` names by their place in the request the messages that are not stored. */
export type ImportAnswer = { accepted: number; refused: { index: number; reason: string }[] };

/**
 * An endpoint of the node's own: messages of another time, on disk and searchable when it answers.
 */
export const importMessages = endpoint<{ messages: readonly ImportedMessage[] }, ImportAnswer>({
  method: 'POST',
  path: '/console/import',
  toRequest: (body) => ({ body }),
});
