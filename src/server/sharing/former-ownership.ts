import { permissionText } from '@/domain/permissions/permissions';
import type { UserStore } from '../accounts/user-store';
import { expand } from '../authorization/capabilities';
import { userGrn } from '../authorization/grn';
import { readGrn } from '../http/read-grn';
import type { Grants } from '../authorization/grants';

const OWNED = /^entity:own:(grn::::(?:stream|output):.+)$/;

/** Migrates ownership from plain permissions of users, as older versions stored it, to grants. */
export async function moveFormerOwnership(
  users: Pick<UserStore, 'all' | 'save'>,
  grants: Grants,
): Promise<void> {
  for (const user of users.all()) {
    const owned = user.permissions.flatMap((permission) => OWNED.exec(permission)?.[1] ?? []);
    if (owned.length === 0) continue;
    for (const target of owned) await grants.give(userGrn(user.id), 'own', target, user.username);
    const meant = new Set(
      owned.flatMap((target) => expand('own', readGrn(target)).map(permissionText)),
    );
    await users.save({
      ...user,
      permissions: user.permissions.filter((permission) => !meant.has(permission)),
    });
  }
}
