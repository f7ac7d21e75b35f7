import { z } from 'zod';
import type { StreamMatch } from '@/contract/streams';
import type { Fields } from '@/domain/exact';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import type { IncomingMessage } from '../message-types/incoming-message';
import { ruleResults } from '../routing/condition';
import type { StoredStream } from './stream-store';

const schema = z.object({ message: z.unknown().optional() });

/** Which rules of a stream hold for a message, whether the stream is running or not. */
export function testMatch({ rules, matching_type }: StoredStream, body: unknown): StreamMatch {
  const results = ruleResults(rules, messageOf(readBody(schema, body).message));
  const held = [...results.values()];
  return {
    matches:
      held.length > 0 && (matching_type === 'AND' ? held.every(Boolean) : held.some(Boolean)),
    rules: Object.fromEntries(results),
  };
}

function messageOf(given: unknown): IncomingMessage {
  // The real server fails at both, with these texts.
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Problem(500, 'Cannot invoke "java.util.Map.size()" because "m" is null');
  const fields: Fields = Object.fromEntries(Object.entries(given));
  if (typeof fields['_id'] !== 'string') throw new Problem(500, 'message id cannot be null');
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const port = Number(fields['gl2_remote_port']);
  const timestamp = Date.parse(text('timestamp'));
  return {
    timestamp: Number.isNaN(timestamp) ? 0 : timestamp,
    source: text('source'),
    message: text('message'),
    inputId: text('gl2_source_input'),
    receivedAt: 0,
    fields,
    ...(text('gl2_remote_ip') !== '' && {
      remote: { ip: text('gl2_remote_ip'), port: Number.isNaN(port) ? 0 : port },
    }),
  };
}
