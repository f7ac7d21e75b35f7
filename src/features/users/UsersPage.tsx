import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { ResourceList } from '@/shared/resource/ResourceList';
import { useSession } from '@/shared/session/session-context';
import { userBulkActions } from './bulk-actions';
import { userColumns } from './user-columns';
import { users } from './account/users';

export function UsersPage() {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <ResourceList
      of={users}
      columns={userColumns}
      onCreate={() => void navigate(paths.newUser())}
      bulkActions={useMemo(() => userBulkActions(session), [session])}
    />
  );
}
