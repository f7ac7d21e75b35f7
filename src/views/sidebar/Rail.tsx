import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { sectionIcons, sectionName } from './sections';
import type { SidebarState } from './use-sidebar';

/** The icon bar beside the results: always visible, with a button for each section. */
export function Rail({
  sidebar: { sections, open, select, toggle, narrow },
}: {
  sidebar: SidebarState;
}) {
  const Toggle = open === undefined ? PanelLeftOpen : PanelLeftClose;
  const label = t(open === undefined ? 'sidebar.open' : 'sidebar.closeIt');
  return (
    <Strip aria-label={t('sidebar.label')} $narrow={narrow}>
      {!narrow && (
        <Stop
          type="button"
          aria-label={label}
          title={label}
          aria-expanded={open !== undefined}
          onClick={toggle}
        >
          <Toggle aria-hidden size="1.35em" />
        </Stop>
      )}
      {sections.map((section) => {
        const Icon = sectionIcons[section];
        return (
          <Stop
            key={section}
            type="button"
            aria-label={sectionName(section)}
            title={sectionName(section)}
            aria-pressed={section === open}
            onClick={() => select(section)}
          >
            <Icon aria-hidden size="1.35em" />
          </Stop>
        );
      })}
    </Strip>
  );
}

const Strip = styled.nav<{ $narrow: boolean }>`
  display: flex;
  flex-direction: ${({ $narrow }) => ($narrow ? 'row' : 'column')};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  ${({ theme, $narrow }) => !$narrow && `width: ${theme.width.rail}; border-right: ${theme.line.hair} solid ${theme.color.line};`}
  min-height: 0;
  padding-block: ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden auto;
`;

const Stop = styled.button`
  ${plainButton}
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.height.controlLarge};
  height: ${({ theme }) => theme.height.controlLarge};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.muted};
  &[aria-expanded] {
    margin-bottom: ${({ theme }) => theme.space.s};
  }
  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;
