import { version as duckdbVersion } from '@duckdb/node-api';
import type { ClusterStats, SearchClusterStats } from '@/contract/cluster-stats';
import { CLUSTER_NAME } from '../index-sets/routes/indexer-routes';
import { managedIndices, type Managed } from '../index-sets/managed';
import { SCREEN_SUMMARY } from '@/domain/screens/screen-codec';
import type { ExtractorStore } from '../inputs/extractors/extractor-store';
import type { InputDocument } from '../inputs/definition/model';
import type { OutputSummary } from '@/contract/outputs';
import type { UserStore } from '../accounts/user-store';
import type { Documents } from '../storage/documents';
import type { StreamStore } from '../streams/stream-store';
import type { View } from '../views/view';

export type Counted = Managed & {
  streams: Pick<StreamStore, 'all'>;
  users: Pick<UserStore, 'all'>;
  outputs: Pick<Documents<OutputSummary>, 'all'>;
  views: Pick<Documents<View>, 'all'>;
  listInputs: () => readonly InputDocument[];
  extractors: Pick<ExtractorStore, 'all'>;
};

/** Counts of entities. */
export function clusterStatsOf({
  streams,
  users,
  outputs,
  views,
  listInputs,
  extractors,
  ...managed
}: Counted): ClusterStats {
  const [allStreams, inputs, sent] = [streams.all(), listInputs(), outputs.all()];
  const extracting = [...extractors.all().values()].flat();
  return {
    elasticsearch: searchClusterStatsOf(managed),
    mongo: null,
    stream_count: allStreams.length,
    stream_rule_count: allStreams.reduce((sum, { rules }) => sum + rules.length, 0),
    stream_rule_count_by_stream: Object.fromEntries(
      allStreams.map(({ id, rules }) => [id, rules.length]),
    ),
    user_count: users.all().length,
    output_count: sent.length,
    output_count_by_type: countsOf(sent),
    dashboard_count: views
      .all()
      .filter(({ type, summary }) => type === 'DASHBOARD' && summary !== SCREEN_SUMMARY).length,
    input_count: inputs.length,
    global_input_count: inputs.filter(({ global }) => global).length,
    input_count_by_type: countsOf(inputs),
    extractor_count: extracting.length,
    extractor_count_by_type: countsOf(extracting),
  };
}

/** Describes the node's storage as a search cluster; an index is one shard. */
export function searchClusterStatsOf(managed: Managed): SearchClusterStats {
  const all = managedIndices(managed);
  const [open, damaged] = (['open', 'damaged'] as const).map((state) =>
    all.filter((index) => index.state === state),
  );
  const active = open?.length ?? 0;
  const unassigned = damaged?.length ?? 0;
  return {
    cluster_name: CLUSTER_NAME,
    cluster_version: duckdbVersion(),
    status: unassigned > 0 ? 'Red' : 'Green',
    cluster_health: {
      number_of_nodes: 1,
      number_of_data_nodes: 1,
      active_shards: active,
      relocating_shards: 0,
      active_primary_shards: active,
      initializing_shards: 0,
      unassigned_shards: unassigned,
      timed_out: false,
      pending_tasks: 0,
      pending_tasks_time_in_queue: [],
    },
    nodes_stats: { total: 1, master_only: -1, data_only: -1, master_data: -1, client: -1 },
    indices_stats: {
      index_count: all.length,
      store_size: all.reduce((sum, { bytes }) => sum + bytes, 0),
      field_data_size: 0,
      id_cache_size: 0,
    },
  };
}

function countsOf(all: readonly { type: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of all) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
