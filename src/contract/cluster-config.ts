import { endpoint } from './endpoint';

/** ISO 8601 duration → label, for example `{ "PT5M": "5 minutes" }`. `PT0S` means all messages. */
export type DurationOptions = Record<string, string>;

/** Settings for searches. Durations are ISO 8601. */
export type SearchesClusterConfig = {
  /** `PT0S` means no limit. */
  query_time_range_limit: string;
  relative_timerange_options: DurationOptions;
  surrounding_timerange_options: DurationOptions;
  surrounding_filter_fields: string[];
  analysis_disabled_fields: string[];
  auto_refresh_timerange_options: DurationOptions;
  default_auto_refresh_option: string;
};

/** `global_session_timeout_interval` is a duration of Java's `Duration`: days and smaller units. */
export type UserConfiguration = {
  enable_global_session_timeout: boolean;
  global_session_timeout_interval: string;
};
export type SharingConfiguration = {
  allow_sharing_with_everyone: boolean;
  allow_sharing_with_users: boolean;
};

/** Null (204) if the class was never saved. */
const reading = <Config>(name: string) =>
  endpoint<void, Config | null>({
    method: 'GET',
    path: `/system/cluster_config/${name}`,
    toRequest: () => ({}),
  });
const writing = <Config>(name: string) =>
  endpoint<Config, Config>({
    method: 'PUT',
    path: `/system/cluster_config/${name}`,
    status: 202,
    toRequest: (body) => ({ body }),
  });

const SEARCHES = 'org.graylog2.indexer.searches.SearchesClusterConfig';
const USERS = 'org.graylog2.users.UserConfiguration';
const SHARING = 'org.graylog2.users.UserAndTeamsConfig';
export const getSearchesConfig = reading<SearchesClusterConfig>(SEARCHES);
export const putSearchesConfig = writing<SearchesClusterConfig>(SEARCHES);
export const getUserConfiguration = reading<UserConfiguration>(USERS);
export const putUserConfiguration = writing<UserConfiguration>(USERS);
export const getSharingConfiguration = reading<SharingConfiguration>(SHARING);
export const putSharingConfiguration = writing<SharingConfiguration>(SHARING);

/** The document of any configuration class. */
export type ConfigDocument = Readonly<Record<string, unknown>>;

export const listConfigs = endpoint<void, { total: number; classes: string[] }>({
  method: 'GET',
  path: '/system/cluster_config',
  toRequest: () => ({}),
});
export const getConfig = endpoint<{ class: string }, ConfigDocument | null>({
  method: 'GET',
  path: '/system/cluster_config/:class',
  toRequest: (input) => ({ params: { class: input.class } }),
});
export const putConfig = endpoint<{ class: string; config: ConfigDocument }, ConfigDocument>({
  method: 'PUT',
  path: '/system/cluster_config/:class',
  status: 202,
  toRequest: ({ class: name, config }) => ({ params: { class: name }, body: config }),
});
export const deleteConfig = endpoint<{ class: string }, null>({
  method: 'DELETE',
  path: '/system/cluster_config/:class',
  status: 204,
  toRequest: (input) => ({ params: { class: input.class } }),
});
