import { listOwnPermissions, listPermissions } from '@/contract/permission-lists';
import { PERMISSION_ACTIONS } from '@/contract/permission-actions';
import { permissionText } from '@/domain/permissions/permissions';
import { serve, type RouteTable } from '../http/serve';
import { overOneself } from '../accounts/permissions-of';

export function servePermissions(table: RouteTable): void {
  // Also those that this node never checks.
  serve(table, listPermissions, () => ({ permissions: PERMISSION_ACTIONS }));
  serve(table, listOwnPermissions, ({ params: { username = '' } }) => ({
    permissions: overOneself(username).map(permissionText),
  }));
}
