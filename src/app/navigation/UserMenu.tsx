import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';

type UserMenuProps = { theme: { label: string; icon: ReactNode; switchTheme: () => void }; signOut: () => void };

export function UserMenu({ theme, signOut }: UserMenuProps) {
  const { user } = useSession();
  const name = user.full_name || user.username;
  return (
    <Menu
      label={t('nav.menu', { name })}
      placement="bottom-end"
      trigger={
        <Button variant="quiet" title={user.username} icon={<User aria-hidden size="1.25em" />}>
          <Name>{name}</Name>
          <ChevronDown aria-hidden size="1em" />
        </Button>
      }
      items={[
        { id: 'theme', label: theme.label, icon: theme.icon, onSelect: theme.switchTheme },
        { id: 'line', separator: true },
        { id: 'signOut', label: t('nav.signOut'), icon: <LogOut aria-hidden size="1.15em" />, onSelect: signOut },
      ]}
    />
  );
}

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { max-width: 9ch; }
`;
