import { NewPage } from '@/shared/resource/NewPage';
import { users } from './account/users';
import { newUserForm } from './form/NewUserFields';

export function NewUserPage() {
  return <NewPage of={users} form={newUserForm} />;
}
