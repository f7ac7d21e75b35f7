import { PERMISSION_ACTIONS } from '@/contract/permission-actions';
import { over, PERMISSIONS } from '@/contract/permissions';
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

/** All permissions over one kind of thing. */
const every = (domain: keyof typeof PERMISSION_ACTIONS) =>
  PERMISSION_ACTIONS[domain].map((action) => over(domain, action));

export const ADMIN_ROLE = 'Admin';

/** Roles of every server. Their ids must not change, because clients store them. */
export const BUILT_IN_ROLES: readonly AuthzRole[] = [
  builtIn(1, ADMIN_ROLE, 'Allows everything', ['*']),
  builtIn(2, 'Reader', 'What every user needs', [
    PERMISSIONS.clusterconfigentry.read,
    PERMISSIONS.indexercluster.read,
    PERMISSIONS.messagecount.read,
    PERMISSIONS.journal.read,
    PERMISSIONS.messages.analyze,
    PERMISSIONS.inputs.read,
    PERMISSIONS.metrics.read,
    PERMISSIONS.fieldnames.read,
    PERMISSIONS.buffers.read,
    PERMISSIONS.system.read,
    PERMISSIONS.jvmstats.read,
    PERMISSIONS.decorators.read,
    PERMISSIONS.throughput.read,
    PERMISSIONS.messages.read,
  ]),
  builtIn(3, 'Dashboard Creator', 'Allows making dashboards', [PERMISSIONS.dashboards.create]),
  builtIn(4, 'Event Definition Creator', 'Allows making event definitions', [
    PERMISSIONS.eventdefinitions.create,
  ]),
  builtIn(5, 'Event Notification Creator', 'Allows making event notifications', [
    PERMISSIONS.eventnotifications.create,
  ]),
  builtIn(6, 'User Inspector', 'Allows seeing all user accounts', [
    PERMISSIONS.users.read,
    PERMISSIONS.users.list,
  ]),
  builtIn(
    7,
    'Alerts Manager',
    'Allows reading and changing all event definitions and notifications',
    [...every('eventdefinitions'), ...every('eventnotifications')],
  ),
  builtIn(
    8,
    'Views Manager',
    'Allows reading and changing all saved searches and dashboards',
    every('view'),
  ),
  builtIn(9, 'Pipelines Manager', 'Allows reading and changing all pipelines', [
    ...every('pipeline'),
    ...every('pipeline_rule'),
    ...every('pipeline_connection'),
  ]),
  builtIn(
    10,
    'Sidecar System (Internal)',
    'For sidecars themselves: registering and fetching their configuration',
    [
      PERMISSIONS.sidecar_collectors.read,
      PERMISSIONS.sidecars.update,
      PERMISSIONS.sidecar_collector_configurations.read,
    ],
  ),
  builtIn(11, 'Sidecar Manager', 'Allows reading and changing sidecars and their configurations', [
    ...every('sidecars'),
    ...every('sidecar_collectors'),
    ...every('sidecar_collector_configurations'),
  ]),
  builtIn(12, 'Sidecar Reader', 'Allows reading sidecars and their configurations', [
    PERMISSIONS.sidecar_collectors.read,
    PERMISSIONS.sidecars.read,
    PERMISSIONS.sidecar_collector_configurations.read,
  ]),
];
