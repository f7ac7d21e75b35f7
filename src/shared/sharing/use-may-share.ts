import { useCallback } from 'react';
import { over, PERMISSIONS } from '@/contract/permissions';
import { printGrn } from '@/domain/permissions/grn';
import { useSession } from '@/shared/session/session-context';
import type { SharedEntity } from './shared-entity';

/** Owners and administrators may share an entity. */
export function useMayShare(): (entity: Pick<SharedEntity, 'type' | 'id'>) => boolean {
  const { user, permits } = useSession();
  return useCallback(
    (entity) => {
      const required = over(PERMISSIONS.entity.own, printGrn(entity));
      return permits(required) || user.grn_permissions.includes(required);
    },
    [user, permits],
  );
}
