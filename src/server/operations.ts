import { resolve } from 'node:path';
import type { ListPreferences, TelemetrySettings } from '@/contract/console-settings';
import type { Decorator } from '@/contract/decorators';
import { serveAbsentFeatures } from './console-settings/absent-routes';
import { serveListPreferences } from './console-settings/list-preference-routes';
import { serveTelemetry } from './console-settings/telemetry-routes';
import { serveShareLists } from './sharing/share-lists';
import { serveShares } from './sharing/share-routes';
import { serveDecorators } from './decorators/decorator-routes';
import { collectionsOf } from './entities/collections';
import { serveFavorites } from './entities/favorite-routes';
import { createEntityDirectory } from './entities/entity-directory';
import { serveStartPage } from './entities/start-page-routes';
import { serveSuggestions } from './entities/suggestion-routes';
import type { RouteTable } from './http/serve';
import { createMetrics } from './metrics/metrics';
import { serveMetrics } from './metrics/metric-routes';
import { addNodeMetrics } from './metrics/node-metrics';
import { indexNotifications } from './indices/index-notifications';
import { serveNotifications } from './notifications/notification-routes';
import { createNotifications } from './notifications/notifications';
import { outputNotifications } from './outputs/output-notifications';
import type { Reception } from './reception';
import { serveClusterStats } from './stats/cluster-stats-routes';
import { serveStats } from './stats/stats-routes';
import { openDocuments } from './storage/documents';
import type { Stores } from './stores';
import { streamNotifications } from './streams/stream-notifications';
import { serveLog } from './system/log-routes';
import { serveLoggers } from './system/logger-routes';
import { serveMessageProcessors } from './system/message-processors';
import type { NodeLog } from './system/node-log';
import { serveNode } from './system/node-routes';
import { createInputWatch } from './system/input-watch';
import { serveTextAnalysis } from './tools/analyze-route';
import { serveMessageParsing } from './tools/parse-route';
import { streamsOfView } from './views/view-store';
import { serveUrlWhitelist } from './url-whitelist/url-whitelist-routes';

const SECOND = 1000;

/** `directory` is where the data lies. */
export type OperationsOptions = {
  log: NodeLog;
  directory: string;
  /** Milliseconds since the epoch. */ now: () => number;
};

/** Everything about running the node itself. @returns what ends its measuring. */
export async function serveOperations(
  table: RouteTable,
  stores: Stores,
  reception: Reception,
  { log, directory, now }: OperationsOptions,
): Promise<() => void> {
  const {
    documents,
    identity,
    indices,
    messages,
    configs,
    streams,
    indexSets,
    users,
    outputs,
    deliveries,
    favorites,
  } = stores;
  const nodeId = identity.node_id;
  const notifications = () => [
    ...reception.notifications(),
    ...streamNotifications(streams, nodeId),
    ...outputNotifications(outputs, deliveries, nodeId),
    ...indexNotifications(indices, nodeId, now()),
  ];
  const metrics = createMetrics();
  addNodeMetrics(metrics, { messages, inputs: reception.inputs, streams });
  const watchInputs = createInputWatch(
    () =>
      reception.inputs.states().map(({ input: { id, title }, state }) => ({ id, title, state })),
    (text) => log.note('inputs', text),
  );
  const sampling = setInterval(() => {
    metrics.sample();
    watchInputs();
  }, SECOND).unref();

  serveNode(table, { nodeId, messages });
  serveMetrics(table, metrics, nodeId);
  serveLog(table, log, nodeId);
  serveLoggers(table, log, nodeId);
  serveMessageProcessors(table, configs, stores.sortMessages);
  serveNotifications(table, createNotifications(notifications));
  serveTelemetry(table, await openDocuments<TelemetrySettings>(documents, 'telemetry'));
  serveListPreferences(table, await openDocuments<ListPreferences>(documents, 'list_preferences'));
  serveAbsentFeatures(table);
  serveDecorators(table, {
    decorators: await openDocuments<Decorator>(documents, 'decorators'),
    now,
  });
  serveUrlWhitelist(table, configs);
  serveTextAnalysis(table, messages);
  serveMessageParsing(table, now);
  serveStats(table, resolve(directory));
  serveClusterStats(table, {
    indexSets,
    indices,
    streams,
    users,
    outputs,
    traffic: stores.traffic,
    listInputs: () => reception.inputs.list(),
    now,
  });

  const collections = collectionsOf({ streams, indexSets, users });
  serveSuggestions(table, collections);
  const entities = createEntityDirectory(stores);
  serveFavorites(table, favorites, entities);
  serveStartPage(table, { ...stores, directory: entities });
  const sharing = {
    ...stores,
    directory: entities,
    dependenciesOf: (grn: string) => streamsOfView(stores.views, stores.searches.load, grn),
  };
  serveShares(table, sharing);
  serveShareLists(table, sharing);

  return () => clearInterval(sampling);
}
