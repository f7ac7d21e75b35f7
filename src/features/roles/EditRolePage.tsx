import { paths } from '@/shared/paths';
import { EditForm } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Notice } from '@/ui/notice/Notice';
import { Assignees } from './Assignees';
import { roleForm } from './RoleForm';
import { editPage, mayChange, roles } from './roles';

/** Assignment of a role and, unless it is built in, its permissions. */
export function EditRolePage() {
  const { permits } = useSession();
  return (
    <ResourcePage of={roles} page={editPage} narrow description={({ description }) => description}>
      {(role) => (
        <>
          {role.read_only && (
            <Notice tone="info" title={t('roles.builtInTitle')}>
              {t('roles.builtInHelp')}
            </Notice>
          )}
          <Assignees role={role} changes />
          {mayChange(role, permits) && (
            <DetailCard title={t('roles.editRole')}>
              <EditForm of={roles} form={roleForm} entity={role} back={paths.role(role.id)} />
            </DetailCard>
          )}
        </>
      )}
    </ResourcePage>
  );
}
