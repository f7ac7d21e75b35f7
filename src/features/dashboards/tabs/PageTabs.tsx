import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { pagesOf } from '@/domain/search/view/pages';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { plainButton } from '@/ui/button/plain-button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Menu } from '@/ui/menu/Menu';
import { useView } from '@/views/view-state/view-state-context';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useFittingTabs } from './use-fitting-tabs';
import { usePages, type PageTask } from './use-pages';

/** The pages of a dashboard as tabs; those that do not fit are in a menu. */
export function PageTabs({ panelId }: { panelId: string }) {
  const { whole, pageId } = useView();
  const mayEdit = useMayEdit();
  const base = useId();
  const [task, setTask] = useState<PageTask>();
  const { show, add, menuItems, titleOf } = usePages(setTask);
  const pages = pagesOf(whole);
  const { ref, count } = useFittingTabs(pages.map(({ id, title }) => `${id} ${title}`).join());
  const fitting = pages.slice(0, count);
  const others = pages.slice(count);
  const hiddenActive = others.find(({ id }) => id === pageId);
  const step = (by: number) => {
    const at = pages.findIndex(({ id }) => id === pageId);
    const next = pages.at((at + by) % pages.length);
    if (next) show(next.id);
    return next?.id;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    document.getElementById(`${base}-${step(by)}`)?.focus();
  };
  useKeys(t('dashboards.keyGroup'), [
    { keys: 'n', label: t('dashboards.keyNextPage'), run: () => void step(1) },
    { keys: 'p', label: t('dashboards.keyPreviousPage'), run: () => void step(-1) },
  ]);
  return (
    <Row data-not-printed="">
      <List ref={ref} role="tablist" aria-label={t('dashboards.pages')} onKeyDown={onKeyDown}>
        {pages.map((page) => (
          <Tab
            key={page.id}
            type="button"
            role="tab"
            id={`${base}-${page.id}`}
            aria-selected={page.id === pageId}
            aria-controls={page.id === pageId ? panelId : undefined}
            tabIndex={page.id === pageId ? 0 : -1}
            data-overflow={fitting.includes(page) ? undefined : ''}
            onClick={() => show(page.id)}
            onDoubleClick={() => {
              if (mayEdit) setTask({ type: 'rename', pageId: page.id });
            }}
          >
            {titleOf(page.id)}
          </Tab>
        ))}
      </List>
      {others.length > 0 && (
        <Menu
          label={t('dashboards.morePagesLabel')}
          placement="bottom-end"
          trigger={
            <More variant="quiet" $active={hiddenActive !== undefined}>
              {hiddenActive ? titleOf(hiddenActive.id) : t('dashboards.morePages')}
              <ChevronDown aria-hidden size="1em" />
            </More>
          }
          items={others.map(({ id }) => ({
            id,
            label: titleOf(id),
            checked: id === pageId,
            onSelect: () => show(id),
          }))}
        />
      )}
      {mayEdit && (
        <>
          <IconButton
            label={t('dashboards.addPage')}
            icon={<Plus aria-hidden size="1.1em" />}
            onClick={add}
          />
          <Menu
            label={t('dashboards.pageActions')}
            trigger={
              <IconButton
                label={t('dashboards.pageActions')}
                icon={<Ellipsis aria-hidden size="1.1em" />}
              />
            }
            items={menuItems}
          />
        </>
      )}
      {task && (
        <Suspense>
          <PageDialog task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </Row>
  );
}

const PageDialog = lazyComponent(async () => (await import('./PageDialog')).PageDialog);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.hair};
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l} 0`};
  background: ${({ theme }) => theme.color.surface};
  border-bottom: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding-inline: ${({ theme }) => theme.space.s};
  }
`;

/** Tabs that do not fit stay in it, so that they can be measured. */
const List = styled.div`
  display: flex;
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  [data-overflow] {
    visibility: hidden;
  }
`;

const Tab = styled.button`
  ${plainButton}
  flex: none;
  max-width: 22em;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-bottom: ${({ theme }) => theme.line.strong} solid transparent;
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.text};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const More = styled(Button)<{ $active: boolean }>`
  flex: none;
  ${({ $active, theme }) => $active && `color: ${theme.color.accent};`}
`;
