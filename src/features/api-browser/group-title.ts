import { API_GROUPS, isApiGroup, type ApiGroup } from '@/domain/api-groups';
import { t, type PlainTextKey } from '@/shared/texts/t';

const texts: Readonly<Record<ApiGroup, PlainTextKey>> = {
  'api-document': 'apiBrowser.group.apiDocument',
  authentication: 'apiBrowser.group.authentication',
  'cluster-config': 'apiBrowser.group.clusterConfig',
  'cluster-stats': 'apiBrowser.group.clusterStats',
  'console-settings': 'apiBrowser.group.consoleSettings',
  decorators: 'apiBrowser.group.decorators',
  events: 'apiBrowser.group.events',
  favorites: 'apiBrowser.group.favorites',
  fields: 'apiBrowser.group.fields',
  import: 'apiBrowser.group.import',
  'index-sets': 'apiBrowser.group.indexSets',
  indexer: 'apiBrowser.group.indexer',
  indices: 'apiBrowser.group.indices',
  inputs: 'apiBrowser.group.inputs',
  messages: 'apiBrowser.group.messages',
  metrics: 'apiBrowser.group.metrics',
  node: 'apiBrowser.group.node',
  notifications: 'apiBrowser.group.notifications',
  outputs: 'apiBrowser.group.outputs',
  permissions: 'apiBrowser.group.permissions',
  pipelines: 'apiBrowser.group.pipelines',
  processing: 'apiBrowser.group.processing',
  'query-validation': 'apiBrowser.group.queryValidation',
  roles: 'apiBrowser.group.roles',
  screens: 'apiBrowser.group.screens',
  scripting: 'apiBrowser.group.scripting',
  search: 'apiBrowser.group.search',
  sessions: 'apiBrowser.group.sessions',
  shares: 'apiBrowser.group.shares',
  'start-page': 'apiBrowser.group.startPage',
  stats: 'apiBrowser.group.stats',
  streams: 'apiBrowser.group.streams',
  support: 'apiBrowser.group.support',
  system: 'apiBrowser.group.system',
  'system-fields': 'apiBrowser.group.systemFields',
  'system-jobs': 'apiBrowser.group.systemJobs',
  'system-log': 'apiBrowser.group.systemLog',
  testers: 'apiBrowser.group.testers',
  tools: 'apiBrowser.group.tools',
  'universal-search': 'apiBrowser.group.universalSearch',
  'url-whitelist': 'apiBrowser.group.urlWhitelist',
  users: 'apiBrowser.group.users',
  'view-versions': 'apiBrowser.group.viewVersions',
  views: 'apiBrowser.group.views',
};

const byTitle = new Map<string, PlainTextKey>(
  Object.entries(API_GROUPS).flatMap(([group, title]) =>
    isApiGroup(group) ? [[title, texts[group]] as const] : [],
  ),
);

/** The title of a group of operations in the user's language; those of other servers stay as they are. */
export function groupTitle(name: string): string {
  const key = byTitle.get(name);
  return key === undefined ? name : t(key);
}
