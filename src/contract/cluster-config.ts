import { endpoint } from './endpoint';

/** ISO 8601 duration → label, for example `{ "PT5M": "5 minutes" }`. `PT0S` is all messages. */
export type DurationOptions = Record<string, string>;

/** What an administrator set for searching (A3.23, graylog-api.md §8). Durations are ISO 8601. */
export type SearchesClusterConfig = {
  /** `PT0S` is no limit. */
  query_time_range_limit: string;
  relative_timerange_options: DurationOptions;
  surrounding_timerange_options: DurationOptions;
  surrounding_filter_fields: string[];
  analysis_disabled_fields: string[];
  auto_refresh_timerange_options: DurationOptions;
  default_auto_refresh_option: string;
};

/** Null (204) where the class was never written. */
export const getSearchesConfig = endpoint<void, SearchesClusterConfig | null>({
  method: 'GET',
  path: '/system/cluster_config/org.graylog2.indexer.searches.SearchesClusterConfig',
  toRequest: () => ({}),
});
