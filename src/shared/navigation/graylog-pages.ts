import { matchPath } from 'react-router-dom';

/**
 * Pages of Graylog that the console does not have, so that links to them from notifications,
 * bookmarks and stored texts can say so. Whoever builds one removes it here.
 */
export const GRAYLOG_PAGES: readonly string[] = [
  '/alerts',
  '/alerts/definitions',
  '/alerts/definitions/new',
  '/alerts/definitions/:definitionId',
  '/alerts/definitions/:definitionId/edit',
  '/alerts/notifications',
  '/alerts/notifications/new',
  '/alerts/notifications/:notificationId',
  '/alerts/notifications/:notificationId/edit',

  '/system/authentication',
  '/system/authentication/authenticator',
  '/system/authentication/authenticator/edit',
  '/system/authentication/services',
  '/system/authentication/services/active',
  '/system/authentication/services/create',
  '/system/authentication/services/create/:type',
  '/system/authentication/services/:serviceId',
  '/system/authentication/services/edit/:serviceId',
  '/system/authentication/services/edit/:serviceId/:step',

  '/system/contentpacks',
  '/system/contentpacks/create',
  '/system/contentpacks/export',
  '/system/contentpacks/:contentPackId',
  '/system/contentpacks/:contentPackId/:revision/edit',

  '/system/inputs/:inputId/extractors',
  '/system/inputs/:inputId/:nodeId/extractors',
  '/system/inputs/:inputId/:nodeId/extractors/export',
  '/system/inputs/:inputId/:nodeId/extractors/import',
  '/system/inputs/:inputId/:nodeId/extractors/new',
  '/system/inputs/:inputId/:nodeId/extractors/:extractorId/edit',

  '/system/lookuptables',
  '/system/lookuptables/create',
  '/system/lookuptables/table/:tableId',
  '/system/lookuptables/table/:tableId/edit',
  '/system/lookuptables/caches',
  '/system/lookuptables/caches/create',
  '/system/lookuptables/caches/:cacheId',
  '/system/lookuptables/caches/:cacheId/edit',
  '/system/lookuptables/data_adapters',
  '/system/lookuptables/data_adapters/create',
  '/system/lookuptables/data_adapter/:adapterId',
  '/system/lookuptables/data_adapter/:adapterId/edit',

  '/system/pipelines',
  '/system/pipelines/simulate',
  '/system/pipelines/rules',
  '/system/pipelines/rules/:ruleId',
  '/system/pipelines/:pipelineId',

  '/system/sidecars',
  '/system/sidecars/administration',
  '/system/sidecars/configuration',
  '/system/sidecars/configuration/new',
  '/system/sidecars/configuration/edit/:configurationId',
  '/system/sidecars/collector/new',
  '/system/sidecars/collector/edit/:collectorId',
  '/system/sidecars/failuretracking',
  '/system/sidecars/:sidecarId/status',
];

export const isGraylogPage = (pathname: string): boolean =>
  GRAYLOG_PAGES.some((pattern) => matchPath(pattern, pathname));
