/** URL parameters; lists repeat the name, undefined values are omitted. */
type PathParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Route patterns. Paths without a page of a feature are not linked (see `RouteExists`). */
export const patterns = {
  start: '/',
  notFound: '/notfound',
  welcome: '/welcome',
  search: '/search',
  newSearch: '/search/new',
  savedSearches: '/search/saved',
  savedSearch: '/search/:viewId',
  streams: '/streams',
  streamSearch: '/streams/:streamId/search',
  newStreamSearch: '/streams/:streamId/search/new',
  editStream: '/streams/:streamId/edit',
  streamOutputs: '/streams/:streamId/outputs',
  legacyStreamMessages: '/streams/:streamId/messages',
  security: '/security',
  legacySources: '/sources',
  legacyViews: '/views',
  legacyView: '/views/:viewId',
  legacyExtendedSearch: '/extendedsearch',
  dashboards: '/dashboards',
  newDashboard: '/dashboards/new',
  dashboard: '/dashboards/:viewId',
  dashboardDisplay: '/dashboards/tv/:viewId',
  message: '/messages/:index/:messageId',

  alerts: '/alerts',
  replayAlert: '/alerts/:alertId/replay-search',
  eventDefinitions: '/alerts/definitions',
  newEventDefinition: '/alerts/definitions/new',
  eventDefinition: '/alerts/definitions/:definitionId',
  editEventDefinition: '/alerts/definitions/:definitionId/edit',
  replayEventDefinition: '/alerts/definitions/:definitionId/replay-search',
  eventNotifications: '/alerts/notifications',
  newEventNotification: '/alerts/notifications/new',
  eventNotification: '/alerts/notifications/:notificationId',
  editEventNotification: '/alerts/notifications/:notificationId/edit',

  configurations: '/system/configurations',
  overview: '/system/overview',
  nodes: '/system/nodes',
  node: '/system/nodes/:nodeId',
  nodeMetrics: '/system/metrics/node/:nodeId',
  threadDump: '/system/threaddump/:nodeId',
  processBufferDump: '/system/processbufferdump/:nodeId',
  logging: '/system/logging',
  outputs: '/system/outputs',
  grokPatterns: '/system/grokpatterns',
  enterprise: '/system/enterprise',

  contentPacks: '/system/contentpacks',
  exportContentPack: '/system/contentpacks/export',
  newContentPack: '/system/contentpacks/create',
  contentPack: '/system/contentpacks/:packId',
  editContentPack: '/system/contentpacks/:packId/:revision/edit',

  indices: '/system/indices',
  indexerFailures: '/system/indices/failures',
  newIndexSet: '/system/index_sets/create',
  indexSet: '/system/index_sets/:indexSetId',
  indexSetConfiguration: '/system/index_sets/:indexSetId/configuration',

  inputs: '/system/inputs',
  sendLogs: '/system/inputs/send-logs',
  input: '/system/inputs/:inputId',
  globalExtractors: '/system/inputs/:inputId/extractors',
  extractors: '/system/inputs/:inputId/:nodeId/extractors',
  exportExtractors: '/system/inputs/:inputId/:nodeId/extractors/export',
  importExtractors: '/system/inputs/:inputId/:nodeId/extractors/import',
  newExtractor: '/system/inputs/:inputId/:nodeId/extractors/new',
  editExtractor: '/system/inputs/:inputId/:nodeId/extractors/:extractorId/edit',

  authenticationServices: '/system/authentication/services',
  activeAuthenticationService: '/system/authentication/services/active',
  newAuthenticationService: '/system/authentication/services/create',
  newAuthenticationServiceOfType: '/system/authentication/services/create/:type',
  authenticationService: '/system/authentication/services/:serviceId',
  editAuthenticationService: '/system/authentication/services/edit/:serviceId',
  authenticator: '/system/authentication/authenticator',
  editAuthenticator: '/system/authentication/authenticator/edit',

  users: '/system/users',
  newUser: '/system/users/new',
  user: '/system/users/:userId',
  editUser: '/system/users/edit/:userId',
  userTokens: '/system/users/tokens/:userId',
  roles: '/system/roles',
  role: '/system/roles/:roleId',
  editRole: '/system/roles/edit/:roleId',

  lookupTables: '/system/lookuptables',
  newLookupTable: '/system/lookuptables/create',
  lookupTable: '/system/lookuptables/table/:tableId',
  editLookupTable: '/system/lookuptables/table/:tableId/edit',
  lookupCaches: '/system/lookuptables/caches',
  newLookupCache: '/system/lookuptables/caches/create',
  lookupCache: '/system/lookuptables/caches/:cacheId',
  editLookupCache: '/system/lookuptables/caches/:cacheId/edit',
  dataAdapters: '/system/lookuptables/data_adapters',
  newDataAdapter: '/system/lookuptables/data_adapters/create',
  dataAdapter: '/system/lookuptables/data_adapter/:adapterId',
  editDataAdapter: '/system/lookuptables/data_adapter/:adapterId/edit',

  pipelines: '/system/pipelines',
  pipeline: '/system/pipelines/:pipelineId',
  pipelineRules: '/system/pipelines/rules',
  pipelineRule: '/system/pipelines/rules/:ruleId',
  simulatePipelines: '/system/pipelines/simulate',

  sidecars: '/system/sidecars',
  sidecarStatus: '/system/sidecars/:sidecarId/status',
  sidecarAdministration: '/system/sidecars/administration',
  sidecarConfigurations: '/system/sidecars/configuration',
  newSidecarConfiguration: '/system/sidecars/configuration/new',
  editSidecarConfiguration: '/system/sidecars/configuration/edit/:configurationId',
  sidecarFailures: '/system/sidecars/failuretracking',
  newSidecarCollector: '/system/sidecars/collector/new',
  editSidecarCollector: '/system/sidecars/collector/edit/:collectorId',

  /** Development builds only. */
  parts: '/dev/parts/:section',
} as const;

type Patterns = typeof patterns;
/** One argument per parameter of a pattern, in order. */
type Parts<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? [string, ...Parts<Rest>]
  : [];
type Path<Pattern extends string> = (
  ...parts: [...Parts<Pattern>, parameters?: PathParameters]
) => string;

/**
 * Builds all URLs of the console: first the parameters of the pattern in order, then the URL
 * parameters, whose meaning is defined by the codec of each page. The base path is added by the
 * router.
 */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, pathOf(pattern)]),
) as { [Name in keyof Patterns]: Path<Patterns[Name]> };

function pathOf(pattern: string) {
  return (...given: (string | PathParameters | undefined)[]): string => {
    const parts = given.filter((one) => typeof one === 'string');
    const parameters = given.find((one) => typeof one === 'object');
    let next = 0;
    return withQuery(
      pattern.replace(/:\w+/g, () => encodeURIComponent(parts[next++] ?? '')),
      parameters ?? {},
    );
  };
}

function withQuery(path: string, parameters: PathParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
