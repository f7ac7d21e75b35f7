import { endpoint } from './endpoint';

type TimeAndTotal = { total: number; time_seconds: number };
export type IndexStats = {
  flush: TimeAndTotal;
  get: TimeAndTotal;
  index: TimeAndTotal;
  merge: TimeAndTotal;
  refresh: TimeAndTotal;
  search_query: TimeAndTotal;
  search_fetch: TimeAndTotal;
  open_search_contexts: number;
  store_size_bytes: number;
  segments: number;
  documents: { count: number; deleted: number };
};
type ShardRouting = {
  id: number;
  state: string;
  active: boolean;
  primary: boolean;
  node_id: string;
  node_name: string | null;
  node_hostname: string | null;
  relocating_to: string | null;
};

/** An open index. */
export type IndexInfo = {
  index_name: string;
  primary_shards: IndexStats;
  all_shards: IndexStats;
  routing: ShardRouting[];
  reopened: boolean;
};
export type OpenIndices = { indices: IndexInfo[] };
export type IndexNames = { indices: string[]; total: number };
export type AllIndices = { closed: IndexNames; reopened: IndexNames; all: OpenIndices };

const ofSet = ({ indexSetId }: { indexSetId: string }) => ({ params: { indexSetId } });
const ofIndex = ({ index }: { index: string }) => ({ params: { index } });

export const listIndices = endpoint<void, AllIndices>({
  method: 'GET',
  path: '/system/indexer/indices',
  toRequest: () => ({}),
});
export const openIndices = endpoint<void, OpenIndices>({
  method: 'GET',
  path: '/system/indexer/indices/open',
  toRequest: () => ({}),
});
export const closedIndices = endpoint<void, IndexNames>({
  method: 'GET',
  path: '/system/indexer/indices/closed',
  toRequest: () => ({}),
});
export const reopenedIndices = endpoint<void, IndexNames>({
  method: 'GET',
  path: '/system/indexer/indices/reopened',
  toRequest: () => ({}),
});
export const indicesOfSet = endpoint<{ indexSetId: string }, AllIndices>({
  method: 'GET',
  path: '/system/indexer/indices/:indexSetId/list',
  toRequest: ofSet,
});
export const openIndicesOfSet = endpoint<{ indexSetId: string }, OpenIndices>({
  method: 'GET',
  path: '/system/indexer/indices/:indexSetId/open',
  toRequest: ofSet,
});
export const closedIndicesOfSet = endpoint<{ indexSetId: string }, IndexNames>({
  method: 'GET',
  path: '/system/indexer/indices/:indexSetId/closed',
  toRequest: ofSet,
});
export const reopenedIndicesOfSet = endpoint<{ indexSetId: string }, IndexNames>({
  method: 'GET',
  path: '/system/indexer/indices/:indexSetId/reopened',
  toRequest: ofSet,
});
/** 404 for closed indices. */
export const getIndex = endpoint<{ index: string }, IndexInfo>({
  method: 'GET',
  path: '/system/indexer/indices/:index',
  toRequest: ofIndex,
});
/** The named indices that exist and are open. */
export const multipleIndices = endpoint<{ indices: string[] }, IndexInfo[]>({
  method: 'POST',
  path: '/system/indexer/indices/multiple',
  toRequest: (body) => ({ body }),
});
export const closeIndex = endpoint<{ index: string }, null>({
  method: 'POST',
  path: '/system/indexer/indices/:index/close',
  status: 204,
  toRequest: ofIndex,
});
export const reopenIndex = endpoint<{ index: string }, null>({
  method: 'POST',
  path: '/system/indexer/indices/:index/reopen',
  status: 204,
  toRequest: ofIndex,
});
export const deleteIndex = endpoint<{ index: string }, null>({
  method: 'DELETE',
  path: '/system/indexer/indices/:index',
  status: 204,
  toRequest: ofIndex,
});

/** Both bounds are `1970-01-01T00:00:00.000Z` for an index that is empty or still being written. */
export type IndexRangeSummary = {
  index_name: string;
  begin: string;
  end: string;
  calculated_at: string;
  took_ms: number;
};
export const listIndexRanges = endpoint<void, { total: number; ranges: IndexRangeSummary[] }>({
  method: 'GET',
  path: '/system/indices/ranges',
  toRequest: () => ({}),
});
export const getIndexRange = endpoint<{ index: string }, IndexRangeSummary>({
  method: 'GET',
  path: '/system/indices/ranges/:index',
  toRequest: ofIndex,
});
/** 403 while such a job is running. */
export const rebuildIndexRanges = endpoint<void, null>({
  method: 'POST',
  path: '/system/indices/ranges/rebuild',
  status: 202,
  toRequest: () => ({}),
});
export const rebuildRangesOfSet = endpoint<{ indexSetId: string }, null>({
  method: 'POST',
  path: '/system/indices/ranges/index_set/:indexSetId/rebuild',
  status: 202,
  toRequest: ofSet,
});
export const rebuildIndexRange = endpoint<{ index: string }, null>({
  method: 'POST',
  path: '/system/indices/ranges/:index/rebuild',
  status: 202,
  toRequest: ofIndex,
});

/** `current_target` is the index that receives new messages. */
export type Deflector = { is_up: boolean; current_target: string | null };
export const getDeflector = endpoint<void, Deflector>({
  method: 'GET',
  path: '/system/deflector',
  toRequest: () => ({}),
});
export const deflectorOfSet = endpoint<{ indexSetId: string }, Deflector>({
  method: 'GET',
  path: '/system/deflector/:indexSetId',
  toRequest: ofSet,
});
/** Rotates to a new index immediately. */
export const cycleDeflector = endpoint<void, null>({
  method: 'POST',
  path: '/system/deflector/cycle',
  status: 204,
  toRequest: () => ({}),
});
export const cycleDeflectorOfSet = endpoint<{ indexSetId: string }, null>({
  method: 'POST',
  path: '/system/deflector/:indexSetId/cycle',
  status: 204,
  toRequest: ofSet,
});
export const cycleClusterDeflector = endpoint<void, null>({
  method: 'POST',
  path: '/cluster/deflector/cycle',
  status: 204,
  toRequest: () => ({}),
});
export const cycleClusterDeflectorOfSet = endpoint<{ indexSetId: string }, null>({
  method: 'POST',
  path: '/cluster/deflector/:indexSetId/cycle',
  status: 204,
  toRequest: ofSet,
});
