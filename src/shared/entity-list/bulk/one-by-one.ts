import type { BulkResult } from '@/contract/bulk';
import { errorText } from '@/shared/failure/error-text';

/** Maximum number of requests in flight. */
const MAX_IN_FLIGHT = 4;

/**
 * Runs a request per id where the server has no bulk operation. Failures are returned with their
 * reasons, in the format of a bulk operation.
 */
export async function oneByOne(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const failures: BulkResult['failures'] = [];
  const queue = ids.values();
  const worker = async () => {
    for (const id of queue)
      await act(id).catch((error: unknown) =>
        failures.push({ entity_id: id, failure_explanation: errorText(error) }),
      );
  };
  await Promise.all(Array.from({ length: MAX_IN_FLIGHT }, worker));
  return { successfully_performed: ids.length - failures.length, failures };
}
