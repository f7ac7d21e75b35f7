import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** Members defined by GELF; all other fields get an underscore. */
const OWN = new Set(['level', 'full_message']);

/** Encodes a message as GELF 1.1, with exact integers beyond 2^53. */
export function encodeGelf({ timestamp, source, message, fields }: IncomingMessage): string {
  const gelf: Record<string, FieldValue> = {
    version: '1.1',
    host: source,
    short_message: message,
    timestamp: timestamp / 1000,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === '') continue;
    // The GELF specification reserves `_id` for the server.
    if (name !== 'id') gelf[OWN.has(name) ? name : `_${name}`] = value;
  }
  return stringifyExact(gelf);
}
