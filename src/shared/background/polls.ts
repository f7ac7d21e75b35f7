import { call } from '@/api/client';
import { listClusterNodes, listNotifications } from '@/contract/system';
import { readMetrics } from './cluster-metrics';
import { sumMetrics } from './metric-sums';
import { sharedPoll } from './shared-poll';

/**
 * Milliseconds between calls. Together with the ping of shared/connection, these are all calls that
 * repeat on every page.
 */
const THROUGHPUT = 2_000;
const NOTIFICATIONS = 3_000;
const NODES = 5_000;

const RECEIVED = 'org.graylog2.throughput.input.1-sec-rate';
const SENT = 'org.graylog2.throughput.output.1-sec-rate';

/** Messages per second of all nodes together. */
export type Throughput = { received: number; sent: number };

export const throughputPoll = sharedPoll<Throughput>({
  key: ['throughput'],
  every: THROUGHPUT,
  read: async (signal) => {
    const sums = sumMetrics(await readMetrics([RECEIVED, SENT], signal));
    return { received: sums.of(RECEIVED) ?? 0, sent: sums.of(SENT) ?? 0 };
  },
});

export const notificationsPoll = sharedPoll({
  key: ['notifications'],
  every: NOTIFICATIONS,
  read: (signal) => call(listNotifications, undefined, { signal, background: true }),
});

/** By node id; null for a node that did not respond. */
export const nodesPoll = sharedPoll({
  key: ['nodes'],
  every: NODES,
  read: (signal) => call(listClusterNodes, undefined, { signal, background: true }),
});
