import type { RouteTable } from '../http/serve';
import type { Credentials } from '../sessions/credentials';
import { serveAuthzRoles } from './authz-role-routes';
import { servePasswords } from './password-routes';
import { servePermissions } from './permission-routes';
import { serveRoles } from './role-routes';
import { serveTokens } from './token-routes';
import { serveUserChanges } from './user-changes';
import { serveUserReading } from './user-routes';
import type { UserServices } from './user-services';

/** Users, their tokens and roles. */
export function serveUserApi(
  table: RouteTable,
  services: UserServices & { credentials: Credentials },
): void {
  serveUserReading(table, services);
  serveUserChanges(table, services);
  servePasswords(table, services);
  serveTokens(table, services);
  serveRoles(table, services);
  serveAuthzRoles(table, services);
  servePermissions(table);
}
