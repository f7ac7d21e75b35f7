import { dirname, resolve } from 'node:path';
import type { Notification } from '@/contract/system';
import type { RouteTable } from './http/serve';
import { indexNotifications } from './indices/index-notifications';
import { runMetrics } from './metrics/run-metrics';
import { serveNotifications } from './notifications/notification-routes';
import { createNotifications } from './notifications/notifications';
import { outputNotifications } from './outputs/output-notifications';
import type { Reception } from './reception';
import { serveClusterStats } from './stats/cluster-stats-routes';
import { serveStats } from './stats/stats-routes';
import type { Stores } from './stores';
import { streamNotifications } from './streams/stream-notifications';
import { serveConfiguration } from './system/configuration-routes';
import { watchInputs } from './system/input-watch';
import { createLifecycle, serveLoadBalancer } from './system/load-balancer';
import { serveLog } from './system/log-routes';
import { serveLoggers } from './system/logger-routes';
import { serveMessageProcessors } from './system/message-processors';
import type { NodeLog } from './system/node-log';
import { serveNode } from './system/node-routes';
import { serveProcessing } from './system/processing-routes';
import { serveSystem } from './system/system-routes';

export type NodeServices = {
  stores: Stores;
  reception: Reception;
  log: NodeLog;
  isDraining: () => boolean;
  shutDown: (() => void) | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** Everything about running the node. @returns a function that stops measuring and watching */
export function serveNodeApi(table: RouteTable, services: NodeServices): () => void {
  const { stores, reception, log, isDraining, shutDown, now } = services;
  const { identity, messages, configs, streams } = stores;
  const nodeId = identity.node_id;
  const { isHeld } = messages.writer;
  const lifecycle = createLifecycle(isDraining, isHeld);

  serveLoadBalancer(table, lifecycle, nodeId);
  serveSystem(table, {
    identity,
    startedAt: now(),
    now,
    lifecycle,
    isProcessing: () => !isHeld(),
    throughput: () => messages.throughput.perSecond().output,
  });
  serveProcessing(table, {
    nodeId,
    hold: messages.writer.hold,
    shutDown,
    note: (text) => log.note('node', text),
  });
  serveNode(table, { nodeId, messages });
  serveLog(table, log, nodeId);
  serveLoggers(table, log, nodeId);
  serveMessageProcessors(table, configs, stores.sortMessages);

  const stopMetrics = runMetrics(table, { nodeId, messages, inputs: reception.inputs, streams });
  const stopWatching = watchInputs(
    () =>
      reception.inputs.states().map(({ input: { id, title }, state }) => ({ id, title, state })),
    (text) => log.note('inputs', text),
  );
  return () => {
    stopMetrics();
    stopWatching();
  };
}

/** Notifications of every topic in one list; `further` come from the index management. */
export function serveAllNotifications(
  table: RouteTable,
  { stores, reception, now }: Pick<NodeServices, 'stores' | 'reception' | 'now'>,
  further: () => readonly Notification[],
): void {
  const { identity, streams, outputs, deliveries, indices } = stores;
  const nodeId = identity.node_id;
  const current = () => [
    ...further(),
    ...reception.notifications(),
    ...streamNotifications(streams, nodeId),
    ...outputNotifications(outputs, deliveries, nodeId),
    ...indexNotifications(indices, nodeId, now()),
  ];
  serveNotifications(table, createNotifications(current));
}

export type NodeFacts = {
  /** Undefined in memory. */
  databasePath: string | undefined;
  leadingWildcards: boolean;
  /** Milliseconds that parts of the node took to start. */
  startTimes: Readonly<Record<string, number>>;
};

/** How the node is set up, and statistics of the machine, the process and the cluster. */
export function serveNodeFacts(
  table: RouteTable,
  { stores, reception, now }: Pick<NodeServices, 'stores' | 'reception' | 'now'>,
  { databasePath, leadingWildcards, startTimes }: NodeFacts,
): void {
  const directory = resolve(dirname(databasePath ?? '.'));
  serveStats(table, directory);
  serveClusterStats(table, { ...stores, listInputs: () => reception.inputs.list(), now });
  serveConfiguration(table, {
    directory,
    leadingWildcards,
    queueLimit: stores.messages.writer.queue().limit,
    startTimes,
  });
}
