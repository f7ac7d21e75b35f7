import ChevronDown from 'lucide-react/icons/chevron-down';
import { useNavigate } from 'react-router-dom';
import type { AuthzRole } from '@/contract/roles';
import { PageHead } from '@/shared/page-header/PageHead';
import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { mayOpenEdit } from './role-rights';
import { useRoleActions } from './use-role-actions';

/** The head of the pages about one role. */
export function RoleHead({
  role,
  title,
  current,
}: {
  role: AuthzRole;
  title: string;
  current: 'details' | 'edit';
}) {
  const { permits } = useSession();
  const navigate = useNavigate();
  const { menuOf, dialog } = useRoleActions(() => void navigate(paths.roles(), { replace: true }));
  const acts = menuOf(role).filter(({ id }) => id === 'delete');
  const pages = [
    { label: t('roles.details'), to: paths.role(role.id), current: current === 'details' },
    ...(mayOpenEdit(role, permits)
      ? [{ label: t('roles.editRole'), to: paths.editRole(role.id), current: current === 'edit' }]
      : []),
  ];
  const above = [
    ...(permits('roles:read') ? [{ title: t('roles.title'), to: paths.roles() }] : []),
    ...(current === 'edit' ? [{ title: role.name, to: paths.role(role.id) }] : []),
  ];
  return (
    <>
      <PageHead
        way={above}
        title={title}
        {...(current === 'edit' && role.description && { description: role.description })}
        neighbours={<SubNavigation label={role.name} pages={pages} />}
        {...(acts.length > 0 && {
          actions: (
            <Menu
              label={t('roles.more')}
              placement="bottom-end"
              items={acts}
              trigger={
                <Button>
                  {t('roles.more')} <ChevronDown aria-hidden size="1em" />
                </Button>
              }
            />
          ),
        })}
      />
      {dialog}
    </>
  );
}
