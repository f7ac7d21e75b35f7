import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserSummary } from '@/contract/users';
import { PageHead } from '@/shared/page-header/PageHead';
import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { useUserActions } from './use-user-actions';
import { nameOf } from './user-columns';
import { mayEdit, maySee, maySeeTokens } from './user-rights';

type UserHeadProps = {
  user: UserSummary;
  title: string;
  current: 'details' | 'edit' | 'tokens';
  description?: ReactNode;
};

/**
 * The head of the pages about one user, with the ways between them and what can be done with him.
 */
export function UserHead({ user, title, current, description }: UserHeadProps) {
  const {
    permits,
    user: { id: self },
  } = useSession();
  const navigate = useNavigate();
  const { menuOf, dialog } = useUserActions(() => void navigate(paths.users(), { replace: true }));
  const acts = menuOf(user).filter(({ id }) => ['status', 'delete'].includes(id));
  const pages = [
    {
      label: t('users.showDetails'),
      to: paths.user(user.id),
      current: current === 'details',
      shown: maySee(user, permits),
    },
    {
      label: t('users.editUser'),
      to: paths.editUser(user.id),
      current: current === 'edit',
      shown: mayEdit(user, permits) || user.id === self,
    },
    {
      label: t('users.showTokens'),
      to: paths.userTokens(user.id),
      current: current === 'tokens',
      shown: maySeeTokens(user, permits),
    },
  ].filter(({ shown }) => shown);
  const above = [
    ...(permits('users:list') ? [{ title: t('users.title'), to: paths.users() }] : []),
    ...(current !== 'details' && maySee(user, permits)
      ? [{ title: nameOf(user), to: paths.user(user.id) }]
      : []),
  ];
  return (
    <>
      <PageHead
        way={above}
        title={title}
        {...(description !== undefined && { description })}
        neighbours={<SubNavigation label={nameOf(user)} pages={pages} />}
        {...(acts.length > 0 && {
          actions: (
            <Menu
              label={t('users.more')}
              placement="bottom-end"
              items={acts}
              trigger={
                <Button>
                  {t('users.more')} <ChevronDown aria-hidden size="1em" />
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
