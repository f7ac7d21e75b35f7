import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  getSearchesConfig,
  putSearchesConfig,
  putSharingConfiguration,
  putUserConfiguration,
  type SearchesClusterConfig,
  type SharingConfiguration,
  type UserConfiguration,
} from '@/contract/cluster-config';
import { putIndexSetDefaults, type IndexSetDefaults } from '@/contract/index-sets';
import { setMessageProcessors, type MessageProcessors } from '@/contract/node';
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

/**
 * Changes these members on top of the server's current values, because others may be editing, too.
 */
export async function changeSearches(
  client: QueryClient,
  change: Partial<SearchesClusterConfig>,
): Promise<void> {
  const current = (await call(getSearchesConfig, undefined)) ?? EMPTY_SEARCHES;
  await call(putSearchesConfig, { ...current, ...change });
  await client.invalidateQueries({ queryKey: searchesConfig().queryKey });
}

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: configurationQueries.all() });

export async function saveUserConfiguration(
  client: QueryClient,
  config: UserConfiguration,
): Promise<void> {
  await call(putUserConfiguration, config);
  await client.invalidateQueries({ queryKey: userConfiguration().queryKey });
}

export async function saveSharing(
  client: QueryClient,
  config: SharingConfiguration,
): Promise<void> {
  await call(putSharingConfiguration, config);
  await Promise.all([refresh(client), client.invalidateQueries({ queryKey: shareQueries.all() })]);
}

export async function saveProcessors(
  client: QueryClient,
  processors: MessageProcessors,
): Promise<void> {
  await call(setMessageProcessors, processors);
  await refresh(client);
}

export async function saveIndexSetDefaults(
  client: QueryClient,
  defaults: IndexSetDefaults,
): Promise<void> {
  await call(putIndexSetDefaults, defaults);
  await refresh(client);
}
