import { paths } from '@/shared/paths';
import { EditForm } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Assignees } from './Assignees';
import { BuiltInNotice } from './built-in';
import { roleForm } from './RoleForm';
import { editPage, mayChange, roles } from './roles';

/** Assignment of a role and, unless it is built in, its permissions. */
export function EditRolePage() {
  const session = useSession();
  return (
    <ResourcePage of={roles} page={editPage} narrow description={({ description }) => description}>
      {(role) => (
        <>
          <BuiltInNotice role={role} />
          <Assignees role={role} changes />
          {mayChange(role, session) && (
            <DetailCard title={t('roles.editRole')}>
              <EditForm of={roles} form={roleForm} entity={role} back={paths.role(role.id)} />
            </DetailCard>
          )}
        </>
      )}
    </ResourcePage>
  );
}
