import type { Module } from '../resource/registry';
import type { Credentials } from '../sessions/credentials';
import { servePasswords } from './password-routes';
import { servePermissions } from './permission-routes';
import { serveRoles } from './role-routes';
import { serveTokens } from './token-routes';
import { serveUsers } from './user-routes';
import type { UserServices } from './user-services';

/** Users, their tokens and roles. */
export const serveUserApi: Module<UserServices & { credentials: Credentials }> = async (registry, services) => {
  await serveUsers(registry, services);
  servePasswords(registry, services);
  serveTokens(registry, services);
  await serveRoles(registry, services);
  servePermissions(registry);
};
