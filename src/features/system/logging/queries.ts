import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/system-log';
import { change } from '@/shared/mutations/change';
import { systemQueries } from '../cluster/queries';

export const RECENT_ENTRIES = 1_000;

export const loggingQueries = {
  /** By node id; null for a node that did not respond. */
  subsystems: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'logging', 'subsystems'] as const,
      queryFn: ({ signal }) => call(api.listClusterLoggerSubsystems, undefined, { signal }),
      staleTime: 0,
    }),
  loggers: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'logging', 'loggers'] as const,
      queryFn: ({ signal }) => call(api.listClusterLoggers, undefined, { signal }),
      staleTime: 0,
    }),
  /** Of the responding node, newest last. */
  recent: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'logging', 'recent'] as const,
      queryFn: ({ signal }) => call(api.recentLogLines, { limit: RECENT_ENTRIES }, { signal }),
      staleTime: 0,
      retry: false,
    }),
};

const levels = [loggingQueries.subsystems().queryKey, loggingQueries.loggers().queryKey];

export const setSubsystemLevel = (nodeId: string, subsystem: string) =>
  change(levels, (level: string) => call(api.setNodeSubsystemLevel, { nodeId, subsystem, level }));

/** On all nodes. Fails with the words of the first node that refused it. */
export const setLoggerLevel = change(
  levels,
  async ({ logger, level }: { logger: string; level: string }) => {
    const results = Object.values(await call(api.setClusterLoggerLevel, { logger, level }));
    const refused = results.find(
      ({ call_executed: executed, response }) => !executed || response?.success === false,
    );
    if (refused)
      throw new Error(refused.response?.error_text ?? refused.server_error_message ?? '');
  },
);
