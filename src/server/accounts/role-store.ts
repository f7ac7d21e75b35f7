import type { AuthzRole } from '@/contract/roles';
import type { Documents } from '../storage/documents';
import { BUILT_IN_ROLES } from './built-in-roles';

/** A role as it is stored. */
export type StoredRole = AuthzRole;

export type RoleStore = {
  /** Built-in roles first. */
  all(): StoredRole[];
  byId(id: string): StoredRole | undefined;
  /** Ignores case: names must differ by more than that. */
  byName(name: string): StoredRole | undefined;
  /** Adds or replaces a role that is not built in. */
  save(role: StoredRole): Promise<void>;
  remove(id: string): Promise<void>;
};

export function createRoleStore(documents: Documents<StoredRole>): RoleStore {
  const all = () => [...BUILT_IN_ROLES, ...documents.all()];
  return {
    all,
    byId: (id) => all().find((role) => role.id === id),
    byName: (name) => all().find((role) => role.name.toLowerCase() === name.toLowerCase()),
    save: (role) => documents.put(role.id, role),
    remove: documents.remove,
  };
}
