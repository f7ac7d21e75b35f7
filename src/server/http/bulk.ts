import type { BulkResult } from '@/contract/bulk';
import { z } from 'zod';
import { readBody } from './body-mapping';
import { Problem } from './problem';

const schema = z.object({ entity_ids: z.array(z.coerce.string()).catch([]) });

/** Acts on each of `entity_ids`; one that is refused does not stop the others. */
export async function inBulk(
  body: unknown,
  act: (id: string) => Promise<void>,
): Promise<BulkResult> {
  const { entity_ids: ids } = readBody(schema, body);
  if (ids.length === 0) throw new Problem(400, 'No IDs provided in the request');
  const result: BulkResult = { successfully_performed: 0, failures: [] };
  for (const id of ids) {
    try {
      await act(id);
      result.successfully_performed += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failures.push({ entity_id: id, failure_explanation: error.message });
    }
  }
  return result;
}
