import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { clusterStats, clusterTraffic } from '@/contract/cluster-stats';
import { countIndexerFailures, indexerHealth, indexerName } from '@/contract/indexer';
import { notificationKeyText, notificationText } from '@/contract/notifications';
import { listNodes, systemOverview, thisNode, type Notification } from '@/contract/system';
import { listClusterJobs } from '@/contract/system-jobs';
import { pageOfSystemMessages } from '@/contract/system-log';
import { readMetrics } from '@/shared/background/cluster-metrics';
import { untilNextTick } from '@/shared/background/next-tick';
import { kindOf } from '@/shared/failure/describe-failure';

/** The factor by which polling slows down after a failure. */
const AFTER_FAILURE = 5;
const DAY = 86_400_000;
const METRICS = 2_000;

/**
 * Polls every so many milliseconds while the page is visible, unless it is forbidden. The call must
 * be a background call.
 */
export const polled = (every: number) => ({
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) =>
    error === null
      ? every
      : kindOf(error).kind === 'missingPermission'
        ? false
        : every * AFTER_FAILURE,
  staleTime: every,
  retry: false,
});

export const systemQueries = {
  all: () => ['system'] as const,
  notificationText: ({ type, key, timestamp }: Notification) =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'notification', type, key, timestamp] as const,
      queryFn: ({ signal }) =>
        call(
          key === undefined ? notificationText : notificationKeyText,
          { type, ...(key !== undefined && { key }) },
          { signal, background: true },
        ),
      // Graylog's templates surround their text with empty lines.
      select: ({ title, description }) => ({
        title: title.trim(),
        description: description.trim(),
      }),
      // Some contain figures, such as how much space is left.
      ...polled(30_000),
    }),
  everyMessage: () => [...systemQueries.all(), 'messages'] as const,
  messages: (page: number) =>
    queryOptions({
      queryKey: [...systemQueries.everyMessage(), page] as const,
      queryFn: ({ signal }) => call(pageOfSystemMessages, { page }, { signal, background: true }),
      placeholderData: keepPreviousData,
      ...polled(10_000),
    }),
  /** Of all nodes, by node id; null for a node that did not respond. */
  jobs: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'jobs'] as const,
      queryFn: ({ signal }) => call(listClusterJobs, undefined, { signal, background: true }),
      ...polled(3_000),
    }),
  clusterStats: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'stats'] as const,
      queryFn: ({ signal }) => call(clusterStats, undefined, { signal, background: true }),
      ...polled(60_000),
    }),
  indexer: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'indexer'] as const,
      queryFn: async ({ signal }) => {
        const options = { signal, background: true };
        const [health, { name }] = await Promise.all([
          call(indexerHealth, undefined, options),
          call(indexerName, undefined, options),
        ]);
        return { ...health, name };
      },
      ...polled(10_000),
    }),
  /** How many messages could not be stored within the last day. */
  indexerFailures: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'indexer-failures'] as const,
      queryFn: ({ signal }) =>
        call(
          countIndexerFailures,
          { since: new Date(Date.now() - DAY).toISOString() },
          { signal, background: true },
        ),
      ...polled(30_000),
    }),
  traffic: (days: number, daily: boolean) =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'traffic', days, daily] as const,
      queryFn: ({ signal }) => call(clusterTraffic, { days, daily }, { signal, background: true }),
      placeholderData: keepPreviousData,
      ...polled(60_000),
    }),
  /** Of the responding node. */
  server: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'server'] as const,
      queryFn: ({ signal }) => call(systemOverview, undefined, { signal }),
    }),
  serverNode: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'server-node'] as const,
      queryFn: ({ signal }) => call(thisNode, undefined, { signal }),
    }),
  nodes: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'nodes'] as const,
      queryFn: ({ signal }) => call(listNodes, undefined, { signal, background: true }),
      ...polled(5_000),
    }),
  /** Of all nodes, by node id. */
  metrics: (names: readonly string[]) =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'metrics', names] as const,
      queryFn: ({ signal }) => readMetrics(names, signal),
      ...polled(METRICS),
      refetchInterval: (query: Parameters<ReturnType<typeof polled>['refetchInterval']>[0]) => {
        const pause = polled(METRICS).refetchInterval(query);
        return pause === METRICS ? untilNextTick(METRICS) : pause;
      },
    }),
};
