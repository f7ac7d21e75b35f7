import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getUserConfiguration, type UserConfiguration } from '@/contract/cluster-config';

/** What holds where nobody ever set it. */
const NEVER_SET: UserConfiguration = {
  enable_global_session_timeout: false,
  global_session_timeout_interval: 'PT1H',
};

/** What holds for the sessions of all users; who changes it invalidates this key. */
export const userConfiguration = () =>
  queryOptions({
    queryKey: ['user-configuration'] as const,
    queryFn: async ({ signal }) =>
      (await call(getUserConfiguration, undefined, { signal })) ?? NEVER_SET,
  });
