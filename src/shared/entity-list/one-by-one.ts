import type { BulkResult } from '@/contract/bulk';
import { errorText } from '@/shared/failure/error-text';

/** Requests on their way at a time. */
const LANES = 4;

/**
 * Does to each what the server does to one thing only; what it refuses comes back with its reason,
 * as of a bulk operation of its own.
 */
export async function oneByOne(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const failures: BulkResult['failures'] = [];
  const waiting = ids.values();
  const lane = async () => {
    for (const id of waiting)
      await act(id).catch((error: unknown) =>
        failures.push({ entity_id: id, failure_explanation: errorText(error) }),
      );
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { successfully_performed: ids.length - failures.length, failures };
}
