import { serveClusterConfig } from './cluster-config/cluster-config-routes';
import { serveAbsentFeatures } from './console-settings/absent-routes';
import { serveListPreferences } from './console-settings/list-preference-routes';
import { serveTelemetry } from './console-settings/telemetry-routes';
import { serveDecorators } from './decorators/decorator-routes';
import { serveFavorites } from './entities/favorite-routes';
import { serveStartPage } from './entities/start-page-routes';
import { serveSuggestions } from './entities/suggestion-routes';
import { serveGrok } from './grok/grok-routes';
import { serveImport } from './import/import-routes';
import { serveIndexApi } from './index-sets/routes/serve-index-api';
import { serveExtractors } from './inputs/extractors/extractor-routes';
import { serveInputs } from './inputs/routes/input-routes';
import { serveMetrics } from './metrics/metric-routes';
import type { NodeContext } from './node-context';
import { serveNotifications } from './notifications/notification-routes';
import { serveOutputs } from './outputs/output-routes';
import type { Module } from './resource/registry';
import { serveSearchApi } from './searches/serve-search-api';
import { serveSessions } from './sessions/session-routes';
import { serveSharing } from './sharing/serve-sharing';
import { serveClusterStats } from './stats/cluster-stats-routes';
import { serveStats } from './stats/stats-routes';
import { serveStreams } from './streams/stream-routes';
import { serveSupport } from './support/support-routes';
import { serveApiDocument } from './system/api-document-routes';
import { serveConfiguration } from './system/configuration-routes';
import { watchInputs } from './system/input-watch';
import { serveLoadBalancer } from './system/load-balancer';
import { serveLog } from './system/log-routes';
import { serveLoggers } from './system/logger-routes';
import { serveMessageProcessors } from './system/message-processors';
import { serveNode } from './system/node-routes';
import { serveProcessing } from './system/processing-routes';
import { serveSystem } from './system/system-routes';
import { serveTextAnalysis } from './tools/analyze-route';
import { serveMessageParsing } from './tools/parse-route';
import { servePipelineFunctions } from './tools/pipeline-function-routes';
import { serveTools } from './tools/tool-routes';
import { serveUrlWhitelist } from './url-whitelist/url-whitelist-routes';
import { servePasswords } from './users/password-routes';
import { servePermissions } from './users/permission-routes';
import { serveRoles } from './users/role-routes';
import { serveTokens } from './users/token-routes';
import { serveUsers } from './users/user-routes';
import { serveViews } from './views/view-routes';
import { serveWalls } from './views/wall-routes';

/**
 * What the node serves: each module adds its endpoints, entity types, suggestions, notifications
 * and what has to be closed. A new module is a line here.
 */
export const MODULES: readonly Module<NodeContext>[] = [
  serveSessions,
  serveUsers,
  servePasswords,
  serveTokens,
  serveRoles,
  servePermissions,
  serveStreams,
  serveOutputs,
  serveViews,
  serveWalls,
  serveSearchApi,
  serveClusterConfig,
  serveTools,
  serveImport,
  serveLoadBalancer,
  serveSystem,
  serveInputs,
  serveExtractors,
  serveIndexApi,
  serveNode,
  serveMetrics,
  watchInputs,
  serveLog,
  serveApiDocument,
  serveLoggers,
  serveMessageProcessors,
  serveNotifications,
  serveTelemetry,
  serveListPreferences,
  serveAbsentFeatures,
  serveDecorators,
  serveGrok,
  serveUrlWhitelist,
  serveTextAnalysis,
  servePipelineFunctions,
  serveMessageParsing,
  serveStats,
  serveClusterStats,
  serveSuggestions,
  serveFavorites,
  serveStartPage,
  serveSharing,
  serveProcessing,
  serveConfiguration,
  serveSupport,
];
