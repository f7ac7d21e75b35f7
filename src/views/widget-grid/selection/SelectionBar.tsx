import Copy from 'lucide-react/icons/copy';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { copyText } from '@/ui/copy-button/copy-text';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { CopyToDashboardDialog, SendDialog } from '@/views/widget-controls/lazy-dialogs';
import type { Selection } from '@/views/widget-controls/selection-context';
import { useGroupActions } from '@/views/widget-controls/use-group-actions';

type Opened = 'send' | 'copy' | 'remove';

type SelectionBarProps = {
  selection: Selection;
  removing: boolean;
  onRemoving: (removing: boolean) => void;
};

/** What can be done with the selected widgets, at the lower edge of the page. */
export function SelectionBar({ selection, removing, onRemoving }: SelectionBarProps) {
  const { selected, select } = selection;
  const { whole, state } = useView();
  const mayEdit = useMayEdit();
  const actions = useGroupActions();
  const [opened, setOpened] = useState<Opened>();
  const count = selected.size;
  const close = () => {
    setOpened(undefined);
    onRemoving(false);
  };
  const copy = async () => {
    if (await copyText(actions.textOf(selected))) toasts.info(t('widgets.copied', { count }));
    else toasts.error(t('widgets.notCopied'));
  };
  const hasPages = whole.type === 'DASHBOARD';
  return (
    <Bar role="toolbar" aria-label={t('widgets.selection')} data-bottom-bar="">
      <strong>{t('widgets.selected', { count })}</strong>
      <Button variant="quiet" icon={<Copy aria-hidden size="1.1em" />} onClick={() => void copy()}>
        {t('widgets.copy')}
      </Button>
      {mayEdit && (
        <>
          <Button variant="quiet" onClick={() => select(actions.duplicate(selected))}>
            {t('widgets.duplicate')}
          </Button>
          {hasPages && (
            <Button variant="quiet" onClick={() => setOpened('send')}>
              {t('widgets.toPage')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpened('copy')}>
            {t('widgets.toDashboard')}
          </Button>
          <Button variant="quiet" onClick={() => setOpened('remove')}>
            {t('widgets.removeSelected')}
          </Button>
        </>
      )}
      {count < state.widgets.length && (
        <Button variant="quiet" onClick={() => select(state.widgets.map(({ id }) => id))}>
          {t('widgets.selectAll')}
        </Button>
      )}
      <IconButton
        label={t('widgets.clearSelection')}
        icon={<X aria-hidden size="1.1em" />}
        onClick={() => select([])}
      />
      <Suspense>
        {opened === 'send' && <SendDialog widgetIds={[...selected]} onClose={close} />}
        {opened === 'copy' && <CopyToDashboardDialog widgetIds={[...selected]} onClose={close} />}
        {(opened === 'remove' || removing) && (
          <ConfirmDialog
            title={t('widgets.removeSelected')}
            confirm={t('widgets.removeSelected')}
            danger
            onConfirm={() => {
              close();
              actions.remove(selected);
            }}
            onCancel={close}
            texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
          >
            <p>{t('widgets.removeManyQuestion', { count })}</p>
          </ConfirmDialog>
        )}
      </Suspense>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: center;
  gap: ${({ theme }) => theme.space.xs};
  max-width: 100%;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.lineStrong}`};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  > strong {
    margin-inline-end: ${({ theme }) => theme.space.s};
  }
  @media print {
    display: none;
  }
`;
