/**
 * A file of a support bundle: the answer of one API request, as the user who builds the bundle gets
 * it.
 */
export type BundleFile = {
  name: string;
  path: string;
  /** Members removed at every level, because they may contain passwords or keys. */
  without?: readonly string[];
};

/** Parts of a support bundle of the embedded node, each with its files. */
export const BUNDLE_PARTS = {
  logs: [{ name: 'logs/server.mem.log', path: '/system/loggers/messages/recent?limit=1000' }],
  node: [
    { name: 'node/overview.json', path: '/system' },
    { name: 'node/memory.json', path: '/system/jvm' },
    { name: 'node/machine.json', path: '/system/stats' },
    { name: 'node/services.json', path: '/system/serviceManager' },
    { name: 'node/settings.json', path: '/system/configuration' },
    { name: 'node/plugins.json', path: '/system/plugins' },
    { name: 'node/log-levels.json', path: '/system/loggers' },
    { name: 'node/system-messages.json', path: '/system/messages' },
  ],
  processing: [
    { name: 'processing/times.json', path: '/system/processing/status' },
    { name: 'processing/journal.json', path: '/system/journal' },
    { name: 'processing/process-buffer.json', path: '/system/processbufferdump' },
    { name: 'processing/processors.json', path: '/system/messageprocessors/config' },
    { name: 'processing/threads.json', path: '/system/threaddump' },
    { name: 'processing/jobs.json', path: '/system/jobs' },
  ],
  metrics: [{ name: 'metrics.json', path: '/system/metrics' }],
  cluster: [
    { name: 'cluster/nodes.json', path: '/system/cluster/nodes' },
    { name: 'cluster/stats.json', path: '/system/cluster/stats' },
    { name: 'cluster/traffic.json', path: '/system/cluster/traffic?days=30&daily=true' },
    { name: 'cluster/notifications.json', path: '/system/notifications' },
  ],
  indices: [
    { name: 'indices/health.json', path: '/system/indexer/cluster/health' },
    { name: 'indices/index-sets.json', path: '/system/indices/index_sets?stats=true' },
  ],
  inputs: [
    {
      name: 'inputs.json',
      path: '/system/inputstates',
      without: ['attributes', 'configuration', 'static_fields'],
    },
  ],
} as const satisfies Record<string, readonly BundleFile[]>;

export type BundlePart = keyof typeof BUNDLE_PARTS;
