import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import { NavLink, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { plainButton } from '@/ui/button/plain-button';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { isBelow, mainEntries, systemEntries } from '@/app/entries/entries';
import { useEntries } from '@/app/entries/use-entries';
import { useHelpItems } from './use-help-items';
import { useToItem } from './use-to-item';

/** The areas of the console, collapsed into one menu below 991 px. */
export function Pages() {
  const main = useEntries(mainEntries);
  const system = useEntries(systemEntries);
  const { pathname } = useLocation();
  const toItem = useToItem();
  // Most pages of the menu, and those of a single node, have paths in the System area.
  const inSystem =
    areaOf(pathname) === areaOf(paths.overview()) ||
    system.some((entry) => isBelow(pathname, entry));
  // With a line between the groups.
  const systemItems = system.flatMap((entry, at) =>
    at > 0 && system[at - 1]?.group !== entry.group
      ? [line(`${at}`), toItem(entry)]
      : [toItem(entry)],
  );
  const small: MenuItem[] = [
    ...main.map(toItem),
    line('system'),
    ...systemItems,
    line('help'),
    ...useHelpItems(),
  ];

  return (
    <Root aria-label={t('nav.label')}>
      <Wide>
        {main.map(({ text, to }) => (
          <Page key={to} to={to}>
            {t(text)}
          </Page>
        ))}
        {system.length > 0 && (
          <Menu
            label={t('nav.system')}
            items={systemItems}
            trigger={
              <Group type="button" aria-current={inSystem ? 'true' : undefined}>
                {t('nav.system')} <ChevronDown aria-hidden size="1em" />
              </Group>
            }
          />
        )}
      </Wide>
      <Small>
        <Menu
          label={t('nav.label')}
          items={small}
          trigger={
            <IconButton label={t('nav.menuOfPages')} icon={<MenuIcon aria-hidden size="1.4em" />} />
          }
        />
      </Small>
    </Root>
  );
}

const areaOf = (path: string) => path.split('/')[1];
const line = (id: string): MenuItem => ({ id, separator: true });

const Root = styled.nav`
  display: flex;
  min-width: 0;
`;

const Wide = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  @media (max-width: ${({ theme }) => theme.breakpoint.navbar}) {
    display: none;
  }
`;

const Small = styled.div`
  @media not all and (max-width: ${({ theme }) => theme.breakpoint.navbar}) {
    display: none;
  }
`;

const entryShape = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  height: ${({ theme }) => theme.height.control};
  padding: 0 ${({ theme }) => theme.space.button};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
  }
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
  }
`;

const Page = styled(NavLink)`
  ${entryShape}
`;

const Group = styled.button`
  ${plainButton}
  ${entryShape}
  font-weight: ${({ theme }) => theme.weight.medium};
`;
