import { endpoint } from './endpoint';
import type { Deflector, IndexRangeSummary } from './indices';

export type ClusterHealth = {
  status: 'green' | 'yellow' | 'red';
  shards: { active: number; initializing: number; relocating: number; unassigned: number };
};
export const indexerHealth = endpoint<void, ClusterHealth>({
  method: 'GET',
  path: '/system/indexer/cluster/health',
  toRequest: () => ({}),
});
export const indexerName = endpoint<void, { name: string }>({
  method: 'GET',
  path: '/system/indexer/cluster/name',
  toRequest: () => ({}),
});

/** `size` is null for closed indices, `range` if the user may not read it. */
export type IndexSummary = {
  index_name: string;
  size: { events: number; deleted: number; bytes: number } | null;
  range: IndexRangeSummary | null;
  is_deflector: boolean;
  is_closed: boolean;
  is_reopened: boolean;
};
export type IndexerOverview = {
  deflector: Deflector;
  indexer_cluster: { health: ClusterHealth; name: string };
  counts: { events: number };
  indices: IndexSummary[];
};
/** Of the default index set. */
export const indexerOverview = endpoint<void, IndexerOverview>({
  method: 'GET',
  path: '/system/indexer/overview',
  toRequest: () => ({}),
});
export const indexerOverviewOfSet = endpoint<{ indexSetId: string }, IndexerOverview>({
  method: 'GET',
  path: '/system/indexer/overview/:indexSetId',
  toRequest: (params) => ({ params }),
});

/** Field mappings of the set's indices, as a search engine template. */
export type IndexTemplate = { name: string; template: Record<string, unknown> };
export const listIndexTemplates = endpoint<void, IndexTemplate[]>({
  method: 'GET',
  path: '/system/indexer/indices/templates',
  toRequest: () => ({}),
});
export const getIndexTemplate = endpoint<{ indexSetId: string }, IndexTemplate>({
  method: 'GET',
  path: '/system/indexer/indices/templates/:indexSetId',
  toRequest: (params) => ({ params }),
});
export const updateIndexTemplates = endpoint<void, IndexTemplate[]>({
  method: 'POST',
  path: '/system/indexer/indices/templates/update',
  toRequest: () => ({}),
});
export const updateIndexTemplate = endpoint<{ indexSetId: string }, IndexTemplate>({
  method: 'POST',
  path: '/system/indexer/indices/templates/:indexSetId/update',
  toRequest: (params) => ({ params }),
});

/**
 * A message that could not be stored. On the embedded node `letter_id` is the id of the failure
 * itself, except for the type `mapping`: that message is stored in `index`, but a value does not fit
 * the type of its field. Only the first one of each field is reported.
 */
export type IndexerFailure = {
  letter_id: string;
  index: string;
  type: string;
  message: string;
  timestamp: string;
};
/** Newest first. */
export const listIndexerFailures = endpoint<
  { limit: number; offset: number },
  { failures: IndexerFailure[]; total: number }
>({
  method: 'GET',
  path: '/system/indexer/failures',
  toRequest: (query) => ({ query }),
});
/** Failures since an ISO 8601 instant. */
export const countIndexerFailures = endpoint<{ since: string }, { count: number }>({
  method: 'GET',
  path: '/system/indexer/failures/count',
  toRequest: (query) => ({ query }),
});
