import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** GELF has members of its own for these; all other fields get an underscore. */
const OWN = new Set(['level', 'full_message']);

/** A message as one GELF 1.1 object, integers beyond 2^53 exactly. */
export function encodeGelf({ timestamp, source, message, fields }: IncomingMessage): string {
  const gelf: Record<string, FieldValue> = {
    version: '1.1',
    host: source,
    short_message: message,
    timestamp: timestamp / 1000,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === '') continue;
    // `_id` is for the receiving server alone (GELF specification).
    if (name !== 'id') gelf[OWN.has(name) ? name : `_${name}`] = value;
  }
  return stringifyExact(gelf);
}
