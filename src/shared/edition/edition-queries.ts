import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getLicense } from '@/contract/console-settings';
import { listPlugins } from '@/contract/node';

/** Neither changes while the server runs, except that a license can be imported. */
const MINUTE_MS = 60_000;

export const editionQueries = {
  license: () =>
    queryOptions({
      queryKey: ['edition', 'license'] as const,
      queryFn: ({ signal }) => call(getLicense, undefined, { signal, background: true }),
      staleTime: MINUTE_MS,
      retry: false,
      retryOnMount: false,
      select: ({ license_info }) => license_info.license_status,
    }),
  plugins: () =>
    queryOptions({
      queryKey: ['edition', 'plugins'] as const,
      queryFn: ({ signal }) => call(listPlugins, undefined, { signal, background: true }),
      staleTime: MINUTE_MS,
      retry: false,
      retryOnMount: false,
      select: ({ plugins }) => plugins.filter(({ unique_id }) => OF_ENTERPRISE.test(unique_id)),
    }),
};

/** Of the plugins of Graylog, Inc. that are part of the enterprise edition. */
const OF_ENTERPRISE = /^org\.graylog\.plugins\.(enterprise|license)\b/;
