/** Outcome of a bulk operation: the entities that were refused, each with its reason. */
export type BulkResult = {
  successfully_performed: number;
  failures: { entity_id: string; failure_explanation: string }[];
};

/** Body of every bulk operation. */
export const bulkRequest = ({ ids }: { ids: readonly string[] }) => ({ body: { entity_ids: ids } });
