import { call } from '@/api/client';
import {
  getSearchesConfig,
  putConfig,
  putSearchesConfig,
  putSharingConfiguration,
  putUserConfiguration,
  type ConfigDocument,
  type SearchesClusterConfig,
  type SharingConfiguration,
  type UserConfiguration,
} from '@/contract/cluster-config';
import { putTelemetrySettings } from '@/contract/console-settings';
import { putIndexSetDefaults, type IndexSetDefaults } from '@/contract/index-sets';
import { setMessageProcessors, type MessageProcessors } from '@/contract/node';
import { change } from '@/shared/mutations/change';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { userConfiguration } from '@/shared/session/user-configuration';
import { shareQueries } from '@/shared/sharing/queries';
import { configurationQueries } from './queries';

/** The value of a configuration that was never saved. */
export const EMPTY_SEARCHES: SearchesClusterConfig = {
  query_time_range_limit: 'PT0S',
  relative_timerange_options: {},
  surrounding_timerange_options: {},
  surrounding_filter_fields: [],
  analysis_disabled_fields: [],
  auto_refresh_timerange_options: {},
  default_auto_refresh_option: 'PT5S',
};

export const latestSearches = async (): Promise<SearchesClusterConfig> =>
  (await call(getSearchesConfig, undefined)) ?? EMPTY_SEARCHES;

export const saveSearches = change(
  [searchesConfig().queryKey],
  async (config: SearchesClusterConfig) => void (await call(putSearchesConfig, config)),
);

const configurations = configurationQueries.all();

export const saveUserConfiguration = change(
  [userConfiguration().queryKey],
  async (config: UserConfiguration) => void (await call(putUserConfiguration, config)),
);

export const saveSharing = change(
  [configurations, shareQueries.all()],
  async (config: SharingConfiguration) => void (await call(putSharingConfiguration, config)),
);

export const saveProcessors = change(
  [configurations],
  async (processors: MessageProcessors) => void (await call(setMessageProcessors, processors)),
);

export const saveIndexSetDefaults = change(
  [configurations],
  async (defaults: IndexSetDefaults) => void (await call(putIndexSetDefaults, defaults)),
);

export const saveClass = change(
  [configurations],
  async (input: { class: string; config: ConfigDocument }) => void (await call(putConfig, input)),
);

/** For this user, in all consoles of the server. */
export const refuseTelemetry = change([configurations], () =>
  call(putTelemetrySettings, { telemetry_enabled: false, telemetry_permission_asked: true }),
);
