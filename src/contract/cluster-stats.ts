import { endpoint } from './endpoint';

const nothing = () => ({});
type Counts = Record<string, number>;

/** Statistics of the message storage. Sizes are bytes; -1 is unknown. */
export type SearchClusterStats = {
  cluster_name: string;
  cluster_version: string;
  status: string;
  cluster_health: {
    number_of_nodes: number;
    number_of_data_nodes: number;
    active_shards: number;
    relocating_shards: number;
    active_primary_shards: number;
    initializing_shards: number;
    unassigned_shards: number;
    timed_out: boolean;
    pending_tasks: number;
    pending_tasks_time_in_queue: number[];
  };
  nodes_stats: {
    total: number;
    master_only: number;
    data_only: number;
    master_data: number;
    client: number;
  };
  indices_stats: {
    index_count: number;
    store_size: number;
    field_data_size: number;
    id_cache_size: number;
  };
};
/** Entity counts; `mongo` is null if settings are not stored in MongoDB. */
export type ClusterStats = {
  elasticsearch: SearchClusterStats;
  mongo: object | null;
  stream_count: number;
  stream_rule_count: number;
  stream_rule_count_by_stream: Counts;
  user_count: number;
  output_count: number;
  output_count_by_type: Counts;
  dashboard_count: number;
  input_count: number;
  global_input_count: number;
  input_count_by_type: Counts;
  extractor_count: number;
  extractor_count_by_type: Counts;
};
/** Bytes received by hour or day (ISO 8601); intervals without traffic are missing. */
export type TrafficHistogram = {
  from: string;
  to: string;
  input: Counts;
  output: Counts;
  decoded: Counts;
};

export const clusterStats = endpoint<void, ClusterStats>({
  method: 'GET',
  path: '/system/cluster/stats',
  toRequest: nothing,
});
export const searchClusterStats = endpoint<void, SearchClusterStats>({
  method: 'GET',
  path: '/system/cluster/stats/elasticsearch',
  toRequest: nothing,
});
/** The last `days` days, including today unless `includeToday` is false; hourly unless `daily`. */
export const clusterTraffic = endpoint<
  { days?: number; daily?: boolean; includeToday?: boolean },
  TrafficHistogram
>({
  method: 'GET',
  path: '/system/cluster/traffic',
  toRequest: ({ days = 30, daily = false, includeToday = true }) => ({
    query: { days: `${days}`, daily: `${daily}`, includeToday: `${includeToday}` },
  }),
});
