import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getUserConfiguration, type UserConfiguration } from '@/contract/cluster-config';

/** Defaults if the settings were never saved. */
const NEVER_SET: UserConfiguration = {
  enable_global_session_timeout: false,
  global_session_timeout_interval: 'PT1H',
};

export const latestUserConfiguration = async (signal?: AbortSignal): Promise<UserConfiguration> =>
  (await call(getUserConfiguration, undefined, { signal })) ?? NEVER_SET;

/** Settings for the sessions of all users. Invalidate this key after changing them. */
export const userConfiguration = () =>
  queryOptions({
    queryKey: ['user-configuration'] as const,
    queryFn: ({ signal }) => latestUserConfiguration(signal),
  });
