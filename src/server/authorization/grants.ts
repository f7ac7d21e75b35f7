import type { Capability } from '@/contract/shares';
import { parseGrn } from '@/domain/permissions/grn';
import type { ItemPermission } from '@/domain/permissions/permissions';
import type { Documents } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import { expand } from './capabilities';
import { EVERYONE, userGrn } from './grn';

/**
 * A capability of a grantee over an entity, both as GRNs. Times in milliseconds since the epoch.
 */
export type Grant = {
  id: string;
  grantee: string;
  capability: Capability;
  target: string;
  createdBy: string;
  createdAt: number;
  updatedBy: string;
  updatedAt: number;
};

export type Grants = {
  all(): Grant[];
  /** The grants over an entity. */
  over(target: string): Grant[];
  /** The grants of a grantee, without those of everyone. */
  to(grantee: string): readonly Grant[];
  /** The permissions of a user by grants, including those of everyone. */
  permissionsOf(userId: string): readonly ItemPermission[];
  /** Grants a capability or changes the existing grant. `by` is a user name. */
  give(grantee: string, capability: Capability, target: string, by: string): Promise<void>;
  take(grants: readonly Grant[]): Promise<void>;
};

/** `now` in milliseconds since the epoch. */
export function createGrants(documents: Documents<Grant>, now: () => number): Grants {
  /** Computed on demand and cached, because every request is checked against the grants. */
  let byGrantee: Map<string, Grant[]> | undefined;
  let permissions = new Map<string, readonly ItemPermission[]>();

  const index = () => (byGrantee ??= grouped(documents.all()));
  const changed = () => {
    byGrantee = undefined;
    permissions = new Map();
  };
  const permissionsFor = (grantee: string): readonly ItemPermission[] => {
    const found =
      permissions.get(grantee) ??
      (index().get(grantee) ?? []).flatMap(({ capability, target }) => {
        const grn = parseGrn(target);
        return grn ? expand(capability, grn) : [];
      });
    permissions.set(grantee, found);
    return found;
  };
  const over = (target: string) => documents.all().filter((grant) => grant.target === target);

  return {
    all: documents.all,
    over,
    to: (grantee) => index().get(grantee) ?? [],
    permissionsOf: (userId) => [...permissionsFor(userGrn(userId)), ...permissionsFor(EVERYONE)],
    async give(grantee, capability, target, by) {
      const found = over(target).find((grant) => grant.grantee === grantee);
      if (found?.capability === capability) return;
      const at = now();
      const grant: Grant = {
        id: objectIdAt(at),
        grantee,
        target,
        createdBy: by,
        createdAt: at,
        ...found,
        capability,
        updatedBy: by,
        updatedAt: at,
      };
      const stored = documents.put(grant.id, grant);
      changed();
      await stored;
    },
    async take(grants) {
      const removed = grants.map(({ id }) => documents.remove(id));
      changed();
      await Promise.all(removed);
    },
  };
}

function grouped(grants: readonly Grant[]): Map<string, Grant[]> {
  const groups = new Map<string, Grant[]>();
  for (const grant of grants)
    groups.set(grant.grantee, [...(groups.get(grant.grantee) ?? []), grant]);
  return groups;
}
