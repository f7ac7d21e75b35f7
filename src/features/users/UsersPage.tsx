import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { ResourceList } from '@/shared/resource/ResourceList';
import { userColumns } from './user-columns';
import { users } from './account/users';

export function UsersPage() {
  const navigate = useNavigate();
  return (
    <ResourceList
      of={users}
      columns={userColumns}
      onCreate={() => void navigate(paths.newUser())}
    />
  );
}
