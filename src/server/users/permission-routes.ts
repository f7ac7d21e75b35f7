import { listOwnPermissions, listPermissions } from '@/contract/permissions';
import { serve, type RouteTable } from '../http/serve';
import { overOneself } from '../accounts/permissions-of';

/**
 * All permissions of a Graylog server, so that users of this node can be
 * given those of another.
 */
const PERMISSIONS: Record<string, string[]> = {
  authhttpheaderconfig: ['edit', 'read'],
  authservicebackend: ['create', 'delete', 'edit', 'read'],
  authserviceglobalconfig: ['edit', 'read'],
  authservicetestbackend: ['execute'],
  buffers: ['read'],
  catalog: ['list', 'resolve'],
  clusterconfigentry: ['create', 'delete', 'edit', 'read'],
  contentpack: ['create', 'delete', 'install', 'read', 'uninstall'],
  dashboards: ['create', 'edit', 'read'],
  decorators: ['create', 'edit', 'read'],
  'default-view': ['set'],
  deflector: ['cycle', 'read'],
  entity: ['own'],
  eventdefinitions: ['create', 'delete', 'edit', 'execute', 'read'],
  eventnotifications: ['create', 'delete', 'edit', 'read'],
  fieldnames: ['read'],
  grantsoverview: ['read'],
  indexercluster: ['read'],
  indexranges: ['read', 'rebuild'],
  indexsets: ['create', 'delete', 'edit', 'read'],
  indices: ['changestate', 'delete', 'failures', 'read'],
  inputs: ['changestate', 'create', 'edit', 'read', 'terminate'],
  journal: ['edit', 'read'],
  jvmstats: ['read'],
  lbstatus: ['change'],
  licenseinfos: ['read'],
  loggers: ['edit', 'editsubsystem', 'read', 'readsubsystem'],
  loggersmessages: ['read'],
  lookuptables: ['create', 'delete', 'edit', 'read'],
  messagecount: ['read'],
  messages: ['analyze', 'read'],
  metrics: ['allkeys', 'read', 'readall', 'readhistory'],
  node: ['shutdown'],
  notifications: ['delete', 'read'],
  outputs: ['create', 'edit', 'read', 'terminate'],
  pipeline: ['create', 'delete', 'edit', 'read'],
  pipeline_connection: ['edit', 'read'],
  pipeline_rule: ['create', 'delete', 'edit', 'read'],
  processbuffer: ['dump'],
  processing: ['changestate'],
  roles: ['create', 'delete', 'edit', 'read'],
  search_filters: ['delete', 'edit', 'read'],
  searches: ['absolute', 'keyword', 'relative'],
  sidecar_collector_configurations: ['create', 'delete', 'read', 'update'],
  sidecar_collectors: ['create', 'delete', 'read', 'update'],
  sidecars: ['create', 'delete', 'read', 'update'],
  sources: ['read'],
  stream_outputs: ['create', 'delete', 'read'],
  streams: ['changestate', 'create', 'edit', 'read'],
  supportbundle: ['create', 'read'],
  system: ['read'],
  systemjobs: ['create', 'delete', 'read'],
  systemmessages: ['read'],
  threads: ['dump'],
  throughput: ['read'],
  urlwhitelist: ['read', 'write'],
  users: [
    'create',
    'edit',
    'list',
    'passwordchange',
    'permissionsedit',
    'read',
    'rolesedit',
    'tokencreate',
    'tokenlist',
    'tokenremove',
  ],
  view: ['delete', 'edit', 'read'],
};

export function servePermissions(table: RouteTable): void {
  serve(table, listPermissions, () => ({ permissions: PERMISSIONS }));
  serve(table, listOwnPermissions, ({ params: { username = '' } }) => ({
    permissions: overOneself(username),
  }));
}
