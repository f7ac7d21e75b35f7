import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Sheet } from '@/ui/sheet/Sheet';
import { Rail } from './Rail';
import { sectionName, type Section } from './sections';
import type { SidebarState } from './use-sidebar';

type SidebarSheetProps = { sidebar: SidebarState; section: Section; children: ReactNode };

/** The sidebar on small screens: its icon bar and the open section, over the page. */
export function SidebarSheet({ sidebar, section, children }: SidebarSheetProps) {
  return (
    <Sheet
      title={sectionName(section)}
      side="left"
      closeLabel={t('sidebar.closeIt')}
      onClose={sidebar.close}
    >
      <Filled>
        <Rail sidebar={sidebar} />
        <div>{children}</div>
      </Filled>
    </Sheet>
  );
}

/** Fills the sheet, so that long lists scroll on their own. */
const Filled = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  margin-inline: -${({ theme }) => theme.space.l};
  > :last-child {
    min-height: 0;
    overflow: auto;
  }
`;
