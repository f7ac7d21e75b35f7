import { PERMISSIONS } from '@/contract/permissions';
import type { PlainTextKey } from './texts/t';

/** Where users find a page beside the links on other pages. */
export type MenuEntry = {
  /** The navigation bar, its System menu, or the command palette alone. */
  menu: 'main' | 'system' | 'palette';
  text: PlainTextKey;
  /** A line separates the groups of the System menu: cluster, data, access, content, edition. */
  group?: 1 | 2 | 3 | 4 | 5;
  /** Pressed after `g`, it leads there. */
  key?: string;
};

/** A page that is not open to everyone, has an entry in a menu, or both. */
export type PageRow = {
  path: string;
  /**
   * Open to those who hold any of these permissions, if only for one item. Menus show it to those
   * who hold one for all items.
   */
  anyOf?: readonly string[];
  /** Not in the cloud edition at all, or only where this feature is on. */
  hiddenInCloud?: true | { unless: string };
  /** The page that lists such items, if the address does not tell. */
  list?: string;
} & Partial<MenuEntry>;

/** In the cloud, the operators run the inputs unless this feature leaves them to the customer. */
const withInputs = { hiddenInCloud: { unless: 'cloud_inputs' } } as const;

/**
 * Every page of the console: its address, and its entry in a menu if it has one. Menus keep this
 * order. A page that no feature has routes for leads nowhere and is not linked.
 */
export const pages = {
  start: '/',
  notFound: '/notfound',
  welcome: { path: '/welcome', menu: 'palette', text: 'nav.welcome' },
  search: { path: '/search', menu: 'main', text: 'nav.search', key: 's' },
  newSearch: '/search/new',
  savedSearches: { path: '/search/saved', menu: 'palette', text: 'views.list' },
  savedSearch: '/search/:viewId',
  streams: { path: '/streams', menu: 'main', text: 'nav.streams', key: 't' },
  streamSearch: '/streams/:streamId/search',
  newStreamSearch: '/streams/:streamId/search/new',
  editStream: '/streams/:streamId/edit',
  streamOutputs: '/streams/:streamId/outputs',
  legacyStreamMessages: '/streams/:streamId/messages',
  legacySources: '/sources',
  legacyViews: '/views',
  legacyView: '/views/:viewId',
  legacyExtendedSearch: '/extendedsearch',
  message: '/messages/:index/:messageId',

  alerts: { path: '/alerts', menu: 'main', text: 'nav.alerts', key: 'a' },
  replayAlert: '/alerts/:alertId/replay-search',
  eventDefinitions: '/alerts/definitions',
  eventDefinition: '/alerts/definitions/:definitionId',
  replayEventDefinition: '/alerts/definitions/:definitionId/replay-search',
  eventNotification: '/alerts/notifications/:notificationId',

  dashboards: { path: '/dashboards', menu: 'main', text: 'nav.dashboards', key: 'd' },
  newDashboard: {
    path: '/dashboards/new',
    menu: 'palette',
    text: 'nav.newDashboard',
    anyOf: [PERMISSIONS.dashboards.create],
  },
  dashboard: '/dashboards/:viewId',
  dashboardDisplay: '/dashboards/tv/:viewId',
  screens: { path: '/dashboards/screens', menu: 'palette', text: 'nav.screens' },
  screen: '/dashboards/screens/:screenId',
  /** Opened on walls, which sign in by the access token in the fragment. */
  wall: '/dashboards/wall/:screenId',

  overview: {
    path: '/system/overview',
    menu: 'system',
    group: 1,
    text: 'nav.overview',
    key: 'o',
  },
  configurations: {
    path: '/system/configurations',
    menu: 'system',
    group: 1,
    text: 'nav.configurations',
    anyOf: [PERMISSIONS.clusterconfigentry.read],
  },

  nodes: {
    path: '/system/nodes',
    menu: 'system',
    group: 1,
    text: 'nav.nodes',
    hiddenInCloud: true,
    key: 'n',
  },
  node: { path: '/system/nodes/:nodeId', hiddenInCloud: true },
  nodeMetrics: {
    path: '/system/metrics/node/:nodeId',
    anyOf: [PERMISSIONS.metrics.allkeys],
    hiddenInCloud: true,
  },
  threadDump: {
    path: '/system/threaddump/:nodeId',
    anyOf: [PERMISSIONS.threads.dump],
    hiddenInCloud: true,
  },
  processBufferDump: {
    path: '/system/processbufferdump/:nodeId',
    anyOf: [PERMISSIONS.processbuffer.dump],
    hiddenInCloud: true,
  },

  inputs: {
    path: '/system/inputs',
    menu: 'system',
    group: 2,
    text: 'nav.inputs',
    anyOf: [PERMISSIONS.inputs.read],
    ...withInputs,
    key: 'i',
  },
  sendLogs: {
    path: '/system/inputs/send-logs',
    menu: 'palette',
    text: 'welcome.sendLogs',
    anyOf: [PERMISSIONS.inputs.create, PERMISSIONS.inputs.read],
    ...withInputs,
  },
  input: { path: '/system/inputs/:inputId', anyOf: [PERMISSIONS.inputs.read], ...withInputs },
  globalExtractors: { path: '/system/inputs/:inputId/extractors', ...withInputs },
  extractors: { path: '/system/inputs/:inputId/:nodeId/extractors', ...withInputs },
  exportExtractors: { path: '/system/inputs/:inputId/:nodeId/extractors/export', ...withInputs },
  importExtractors: { path: '/system/inputs/:inputId/:nodeId/extractors/import', ...withInputs },
  newExtractor: { path: '/system/inputs/:inputId/:nodeId/extractors/new', ...withInputs },
  editExtractor: {
    path: '/system/inputs/:inputId/:nodeId/extractors/:extractorId/edit',
    ...withInputs,
  },

  outputs: {
    path: '/system/outputs',
    menu: 'system',
    group: 2,
    text: 'nav.outputs',
    anyOf: [PERMISSIONS.outputs.read],
  },
  output: { path: '/system/outputs/:outputId', anyOf: [PERMISSIONS.outputs.read] },
  indices: {
    path: '/system/indices',
    menu: 'system',
    group: 2,
    text: 'nav.indices',
    anyOf: [PERMISSIONS.indices.read],
    key: 'x',
  },
  indexerFailures: {
    path: '/system/indices/failures',
    menu: 'palette',
    text: 'palette.indexerFailures',
    anyOf: [PERMISSIONS.indices.failures],
  },
  newIndexSet: {
    path: '/system/index_sets/create',
    menu: 'palette',
    text: 'palette.newIndexSet',
    anyOf: [PERMISSIONS.indexsets.create],
  },
  indexSet: {
    path: '/system/index_sets/:indexSetId',
    anyOf: [PERMISSIONS.indexsets.read],
    list: '/system/indices',
  },
  indexSetConfiguration: {
    path: '/system/index_sets/:indexSetId/configuration',
    anyOf: [PERMISSIONS.indexsets.edit],
    list: '/system/indices',
  },
  logging: {
    path: '/system/logging',
    menu: 'system',
    group: 2,
    text: 'nav.logging',
    anyOf: [PERMISSIONS.loggers.read],
    hiddenInCloud: true,
  },
  support: {
    path: '/system/support',
    menu: 'palette',
    text: 'nav.support',
    anyOf: [PERMISSIONS.supportbundle.read],
    hiddenInCloud: true,
  },

  apiBrowser: { path: '/system/api', menu: 'palette', text: 'nav.api' },

  users: {
    path: '/system/users',
    menu: 'system',
    group: 3,
    text: 'nav.users',
    anyOf: [PERMISSIONS.users.list],
    key: 'u',
  },
  newUser: {
    path: '/system/users/new',
    menu: 'palette',
    text: 'palette.newUser',
    anyOf: [PERMISSIONS.users.create],
  },
  user: '/system/users/:userId',
  editUser: '/system/users/edit/:userId',
  userTokens: '/system/users/tokens/:userId',

  roles: {
    path: '/system/roles',
    menu: 'system',
    group: 3,
    text: 'nav.roles',
    anyOf: [PERMISSIONS.roles.read],
    key: 'r',
  },
  role: { path: '/system/roles/:roleId', anyOf: [PERMISSIONS.roles.read] },
  editRole: { path: '/system/roles/edit/:roleId', anyOf: [PERMISSIONS.roles.read] },

  activeAuthenticationService: {
    path: '/system/authentication/services/active',
    menu: 'system',
    group: 3,
    text: 'nav.authentication',
    anyOf: [PERMISSIONS.authservicebackend.edit],
  },

  contentPacks: {
    path: '/system/contentpacks',
    menu: 'system',
    group: 4,
    text: 'nav.contentPacks',
    anyOf: [PERMISSIONS.contentpack.read],
  },
  grokPatterns: {
    path: '/system/grokpatterns',
    menu: 'system',
    group: 4,
    text: 'nav.grokPatterns',
    anyOf: ['grok_pattern:read'],
  },

  lookupTables: {
    path: '/system/lookuptables',
    menu: 'system',
    group: 4,
    text: 'nav.lookupTables',
    anyOf: [PERMISSIONS.lookuptables.read],
    key: 'l',
  },
  lookupTable: '/system/lookuptables/table/:tableId',

  pipelines: {
    path: '/system/pipelines',
    menu: 'system',
    group: 4,
    text: 'nav.pipelines',
    anyOf: [PERMISSIONS.pipeline.read, PERMISSIONS.pipeline_connection.read],
    key: 'p',
  },
  pipeline: '/system/pipelines/:pipelineId',
  pipelineRule: '/system/pipelines/rules/:ruleId',

  sidecars: {
    path: '/system/sidecars',
    menu: 'system',
    group: 4,
    text: 'nav.sidecars',
    anyOf: [PERMISSIONS.sidecars.read],
  },
  enterprise: {
    path: '/system/enterprise',
    menu: 'system',
    group: 5,
    text: 'nav.enterprise',
    anyOf: [PERMISSIONS.licenseinfos.read],
    hiddenInCloud: true,
  },
  security: {
    path: '/security',
    menu: 'system',
    text: 'nav.security',
    anyOf: [PERMISSIONS.licenseinfos.read],
  },

  /** Development builds only. */
  parts: '/dev/parts/:section',
} as const satisfies Record<string, string | PageRow>;
