import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  getConfig,
  getSharingConfiguration,
  listConfigs,
  type SharingConfiguration,
} from '@/contract/cluster-config';
import { getTelemetrySettings } from '@/contract/console-settings';
import { getIndexSetDefaults } from '@/contract/index-sets';
import { getMessageProcessors } from '@/contract/node';
import { listSystemFields } from '@/contract/system-fields';
import { getUrlWhitelist } from '@/contract/url-whitelist';

/** Defaults of a configuration that was never saved. */
const NEVER_SET: SharingConfiguration = {
  allow_sharing_with_everyone: true,
  allow_sharing_with_users: true,
};

export const latestSharing = async (signal?: AbortSignal): Promise<SharingConfiguration> =>
  (await call(getSharingConfiguration, undefined, { signal })) ?? NEVER_SET;

export const configurationQueries = {
  all: () => ['configurations'] as const,
  sharing: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'sharing'] as const,
      queryFn: ({ signal }) => latestSharing(signal),
    }),
  processors: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'processors'] as const,
      queryFn: ({ signal }) => call(getMessageProcessors, undefined, { signal }),
    }),
  allowList: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'allow-list'] as const,
      queryFn: ({ signal }) => call(getUrlWhitelist, undefined, { signal }),
    }),
  indexSets: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'index-sets'] as const,
      queryFn: ({ signal }) => call(getIndexSetDefaults, undefined, { signal }),
    }),
  /** The classes that the server has stored. */
  classes: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'classes'] as const,
      queryFn: async ({ signal }) => (await call(listConfigs, undefined, { signal })).classes,
    }),
  /** Null if the class was never saved. */
  ofClass: (name: string) =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'class', name] as const,
      queryFn: ({ signal }) => call(getConfig, { class: name }, { signal }),
    }),
  telemetry: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'telemetry'] as const,
      queryFn: ({ signal }) => call(getTelemetrySettings, undefined, { signal }),
    }),
  /** Field names to suggest. */
  fields: () =>
    queryOptions({
      queryKey: [...configurationQueries.all(), 'fields'] as const,
      queryFn: async ({ signal }) =>
        (await call(listSystemFields, {}, { signal })).fields.toSorted(),
    }),
};
