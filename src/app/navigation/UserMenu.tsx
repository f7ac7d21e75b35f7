import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import House from 'lucide-react/icons/house';
import User from 'lucide-react/icons/user';
import UserRound from 'lucide-react/icons/user-round';
import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { languageNames, languages, useLanguage } from '@/shared/texts/language-store';
import type { Language } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { useToItem } from './use-to-item';

type UserMenuProps = {
  theme: { label: string; icon: ReactNode; switchTheme: () => void };
  chooseLanguage: (language: Language) => void;
  signOut: () => void;
};

/** A read-only profile is shown rather than edited. */
export function UserMenu({ theme, chooseLanguage, signOut }: UserMenuProps) {
  const { user } = useSession();
  const name = user.full_name || user.username;
  const spoken = useLanguage();
  const routeExists = useContext(RouteExists);
  const toItem = useToItem();
  const profile = user.read_only
    ? toItem({ text: 'nav.showProfile', to: paths.user(user.id) })
    : toItem({ text: 'nav.editProfile', to: paths.editUser(user.id) });
  const links = [
    { ...profile, icon: <UserRound aria-hidden size="1.15em" /> },
    {
      ...toItem({ text: 'nav.welcome', to: paths.welcome() }),
      icon: <House aria-hidden size="1.15em" />,
    },
  ].filter(({ id }) => routeExists(id));

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
        ...links,
        { id: 'theme', label: theme.label, icon: theme.icon, onSelect: theme.switchTheme },
        { id: 'languages', separator: true },
        ...languages.map((language) => ({
          id: language,
          label: languageNames[language],
          checked: language === spoken,
          onSelect: () => chooseLanguage(language),
        })),
        { id: 'line', separator: true },
        {
          id: 'signOut',
          label: t('nav.signOut'),
          icon: <LogOut aria-hidden size="1.15em" />,
          onSelect: signOut,
        },
      ]}
    />
  );
}

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    position: absolute;
    /* Its full width would reach beyond the screen. */
    max-width: 0;
    clip-path: inset(50%);
  }
`;
