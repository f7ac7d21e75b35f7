import type { AuthzRole } from '@/contract/roles';

const builtIn = (
  position: number,
  name: string,
  description: string,
  permissions: readonly string[],
): AuthzRole => ({
  id: `b0${position.toString(16).padStart(22, '0')}`,
  name,
  description: `${description} (built-in)`,
  permissions: [...permissions],
  read_only: true,
});

const over = (domain: string, ...actions: string[]) =>
  actions.map((action) => `${domain}:${action}`);

export const ADMIN_ROLE = 'Admin';

/** Roles of every server. Their ids must not change, because clients store them. */
export const BUILT_IN_ROLES: readonly AuthzRole[] = [
  builtIn(1, ADMIN_ROLE, 'Allows everything', ['*']),
  builtIn(2, 'Reader', 'What every user needs', [
    'clusterconfigentry:read',
    'indexercluster:read',
    'messagecount:read',
    'journal:read',
    'messages:analyze',
    'inputs:read',
    'metrics:read',
    'fieldnames:read',
    'buffers:read',
    'system:read',
    'jvmstats:read',
    'decorators:read',
    'throughput:read',
    'messages:read',
  ]),
  builtIn(3, 'Dashboard Creator', 'Allows making dashboards', ['dashboards:create']),
  builtIn(4, 'Event Definition Creator', 'Allows making event definitions', [
    'eventdefinitions:create',
  ]),
  builtIn(5, 'Event Notification Creator', 'Allows making event notifications', [
    'eventnotifications:create',
  ]),
  builtIn(6, 'User Inspector', 'Allows seeing all user accounts', ['users:read', 'users:list']),
  builtIn(
    7,
    'Alerts Manager',
    'Allows reading and changing all event definitions and notifications',
    [
      ...over('eventdefinitions', 'read', 'create', 'edit', 'delete', 'execute'),
      ...over('eventnotifications', 'read', 'create', 'edit', 'delete'),
    ],
  ),
  builtIn(
    8,
    'Views Manager',
    'Allows reading and changing all saved searches and dashboards',
    over('view', 'read', 'edit', 'delete'),
  ),
  builtIn(9, 'Pipelines Manager', 'Allows reading and changing all pipelines', [
    ...over('pipeline', 'read', 'create', 'edit', 'delete'),
    ...over('pipeline_rule', 'read', 'create', 'edit', 'delete'),
    ...over('pipeline_connection', 'read', 'edit'),
  ]),
  builtIn(
    10,
    'Sidecar System (Internal)',
    'For sidecars themselves: registering and fetching their configuration',
    ['sidecar_collectors:read', 'sidecars:update', 'sidecar_collector_configurations:read'],
  ),
  builtIn(11, 'Sidecar Manager', 'Allows reading and changing sidecars and their configurations', [
    ...over('sidecars', 'read', 'create', 'update', 'delete'),
    ...over('sidecar_collectors', 'read', 'create', 'update', 'delete'),
    ...over('sidecar_collector_configurations', 'read', 'create', 'update', 'delete'),
  ]),
  builtIn(12, 'Sidecar Reader', 'Allows reading sidecars and their configurations', [
    'sidecar_collectors:read',
    'sidecars:read',
    'sidecar_collector_configurations:read',
  ]),
];
