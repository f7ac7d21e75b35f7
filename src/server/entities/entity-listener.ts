import { printGrn } from '@/domain/permissions/grn';
import { userGrn } from '../authorization/grn';
import type { Grants } from '../authorization/grants';
import { ROOT_USER_ID } from '../accounts/user';
import type { EntityListener } from '../resource/registry';
import type { ActivityLog } from './activity-log';
import type { Favorites } from './favorites';
import type { LastOpened } from './last-opened';

export type RegisterParts = {
  grants: Grants;
  activity: ActivityLog;
  favorites: Favorites;
  lastOpened: LastOpened;
};

/**
 * Makes creators owners, records the activity for start pages, and removes the grants and favorites
 * of deleted entities.
 */
export function createEntityListener({
  grants,
  activity,
  favorites,
  lastOpened,
}: RegisterParts): EntityListener {
  return {
    // The root user needs no grants.
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
