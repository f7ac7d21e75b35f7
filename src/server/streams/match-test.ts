import { z } from 'zod';
import type { StreamMatch } from '@/contract/streams';
import type { Fields } from '@/domain/exact';
import { streamTakes, testRule } from '@/domain/streams/test-rules';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import type { StoredStream } from './stream-store';

const schema = z.object({ message: z.unknown().optional() });

/** Which rules of a stream match a message, whether the stream is running or not. */
export function testMatch({ rules, matching_type }: StoredStream, body: unknown): StreamMatch {
  const fields = fieldsOf(readBody(schema, body).message);
  const results = rules.flatMap((rule): [string, boolean][] => {
    const result = testRule(rule, fields);
    return result ? [[rule.id, result.matches === true]] : [];
  });
  return {
    matches:
      streamTakes(
        matching_type,
        results.map(([, matches]) => matches),
      ) === true,
    rules: Object.fromEntries(results),
  };
}

function fieldsOf(given: unknown): Fields {
  // The real server fails at both, with these texts.
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Problem(500, 'Cannot invoke "java.util.Map.size()" because "m" is null');
  const fields: Fields = Object.fromEntries(Object.entries(given));
  if (typeof fields['_id'] !== 'string') throw new Problem(500, 'message id cannot be null');
  return fields;
}
