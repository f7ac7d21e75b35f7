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

/** Any class; its members are the class's business. */
export type ConfigDocument = Readonly<Record<string, unknown>>;

export const listConfigs = endpoint<void, { total: number; classes: string[] }>({ method: 'GET', path: '/system/cluster_config', toRequest: () => ({}) });
export const getConfig = endpoint<{ class: string }, ConfigDocument | null>({ method: 'GET', path: '/system/cluster_config/:class', toRequest: (input) => ({ params: { class: input.class } }) });
export const putConfig = endpoint<{ class: string; config: ConfigDocument }, ConfigDocument>({
  method: 'PUT',
  path: '/system/cluster_config/:class',
  status: 202,
  toRequest: ({ class: name, config }) => ({ params: { class: name }, body: config }),
});
export const deleteConfig = endpoint<{ class: string }, null>({ method: 'DELETE', path: '/system/cluster_config/:class', status: 204, toRequest: (input) => ({ params: { class: input.class } }) });
