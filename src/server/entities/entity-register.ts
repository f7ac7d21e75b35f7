import { printGrn } from '@/domain/permissions/grn';
import { userGrn } from '../authorization/grn';
import type { Grants } from '../authorization/grants';
import { ROOT_USER_ID, type User } from '../accounts/user';
import type { ActivityLog } from './activity-log';
import type { Favorites } from './favorites';
import type { LastOpened } from './last-opened';

export type EntityType = 'stream' | 'output' | 'search' | 'dashboard';
export type NamedEntity = { type: EntityType; id: string; title: string };

/**
 * Hears of everything that users make, change and delete: who owns it, and what start pages tell of
 * it.
 */
export type EntityRegister = {
  /** Whoever made something owns it; the root user may do everything anyway. */
  created(user: User, entity: NamedEntity): Promise<void>;
  updated(user: User, entity: NamedEntity): Promise<void>;
  /** Nobody has rights over what is gone, nor is it anybody's favourite. */
  deleted(user: User, entity: NamedEntity): Promise<void>;
};

export type RegisterParts = {
  grants: Grants;
  activity: ActivityLog;
  favorites: Favorites;
  lastOpened: LastOpened;
};

export function createEntityRegister({
  grants,
  activity,
  favorites,
  lastOpened,
}: RegisterParts): EntityRegister {
  return {
    async created(user, entity) {
      const grn = printGrn(entity);
      if (user.id !== ROOT_USER_ID) await grants.give(userGrn(user.id), 'own', grn, user.username);
      await activity.note(user, 'create', grn, entity.title);
    },
    updated: (user, entity) => activity.note(user, 'update', printGrn(entity), entity.title),
    async deleted(user, entity) {
      const grn = printGrn(entity);
      await Promise.all([
        grants.take(grants.over(grn)),
        favorites.forget(grn),
        lastOpened.forget(grn),
        activity.note(user, 'delete', grn, entity.title),
      ]);
    },
  };
}
