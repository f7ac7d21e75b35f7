import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import X from 'lucide-react/icons/x';
import { Suspense, type KeyboardEvent, type ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { ResizablePanes } from '@/ui/resizable-panes/ResizablePanes';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Rail } from './Rail';
import { sectionName, type Section } from './sections';
import type { SidebarState } from './use-sidebar';

type SidebarProps = {
  sidebar: SidebarState;
  panel: (section: Section) => ReactNode;
  /** The results, which do not remount when a section opens. */
  children: ReactNode;
};

/** Id of the panel with the field list. */
export const FIELDS_ID = 'search-fields';

/** Limits of the panel width, relative to its default. */
const MIN_FACTOR = 0.75;
const MAX_FACTOR = 2.5;

/** Only small screens show sections in a sheet. */
const SidebarSheet = lazyComponent(async () => (await import('./SidebarSheet')).SidebarSheet);

/** The icon bar, and the open section beside the results or over them. */
export function Sidebar({ sidebar, panel, children }: SidebarProps) {
  const { open, narrow, pinned, close, setPinned, width, setWidth } = sidebar;
  const defaultWidth = Number.parseInt(useTheme().width.sidebar, 10);
  const shownWidth = Math.min(
    defaultWidth * MAX_FACTOR,
    Math.max(defaultWidth * MIN_FACTOR, width ?? defaultWidth),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (pinned || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  const content = open && !narrow && (
    <Panel
      id={FIELDS_ID}
      tabIndex={-1}
      data-not-printed
      aria-label={sectionName(open)}
      onKeyDown={onKeyDown}
      {...(!pinned && { 'data-over': '', style: { width: shownWidth }, ref: takeFocus })}
    >
      <Head>
        <h2>{sectionName(open)}</h2>
        <IconButton
          label={t(pinned ? 'sidebar.unpin' : 'sidebar.pin')}
          icon={pinned ? <PinOff aria-hidden size="1.1em" /> : <Pin aria-hidden size="1.1em" />}
          onClick={() => setPinned(!pinned)}
        />
        <IconButton
          label={t('sidebar.closeIt')}
          icon={<X aria-hidden size="1.1em" />}
          onClick={close}
        />
      </Head>
      <Content>{panel(open)}</Content>
    </Panel>
  );
  return (
    <Frame $narrow={narrow}>
      {!narrow && <Rail sidebar={sidebar} />}
      <Rest>
        <ResizablePanes
          label={t('sidebar.resize')}
          unit="pixels"
          value={shownWidth}
          initial={defaultWidth}
          min={defaultWidth * MIN_FACTOR}
          max={defaultWidth * MAX_FACTOR}
          onChange={setWidth}
          first={pinned ? content || undefined : undefined}
          second={children}
        />
        {!pinned && content && <Backdrop aria-hidden data-not-printed="" onClick={close} />}
        {!pinned && content}
      </Rest>
      {open && narrow && (
        <Suspense>
          <SidebarSheet sidebar={sidebar} section={open}>
            {panel(open)}
          </SidebarSheet>
        </Suspense>
      )}
    </Frame>
  );
}

/** Focuses a panel that opens over the page, because the button pressed is outside it. */
function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}

const Frame = styled.div<{ $narrow: boolean }>`
  display: ${({ $narrow }) => ($narrow ? 'block' : 'grid')};
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
  /* When printing, only the results are shown. */
  @media print {
    display: block;
  }
`;

const Rest = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
`;

const Panel = styled.aside`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  background: ${({ theme }) => theme.color.surface};
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  &[data-over] {
    position: absolute;
    inset: 0 auto 0 0;
    z-index: ${({ theme }) => theme.layer.popover};
    box-shadow: ${({ theme }) => theme.shadow};
    max-width: 100%;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} 0 ${theme.space.l}`};
  h2 {
    flex: 1;
  }
`;

const Content = styled.div`
  min-height: 0;
  overflow: auto;
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.popover};
  background: ${({ theme }) => theme.color.backdrop};
`;
