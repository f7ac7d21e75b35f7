import More from 'lucide-react/icons/ellipsis-vertical';
import Minimize from 'lucide-react/icons/minimize-2';
import { Suspense } from 'react';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { withTexts } from '@/shared/texts/load-texts';
import { useView } from '@/views/session/session-context';
import { widgetTypeOf } from '../types/registry';
import { QueryControlsDialog } from './QueryControlsDialog';
import { useEditedWidget } from './use-edited-widget';
import type { WidgetControls } from './use-widget';

export function WidgetMenu({
  widgetId,
  controls,
  resultItems = [],
}: {
  widgetId: string;
  controls: WidgetControls;
  resultItems?: readonly MenuItem[] | undefined;
}) {
  const {
    widget,
    title,
    isFocused,
    isFullWidth,
    toggleFocus,
    toggleWidth,
    startRenaming,
    arrange,
    duplicate,
    remove,
    opened,
    setOpened,
  } = controls;
  const [isEdited, setEdited] = useEditedWidget(widgetId);
  const { whole } = useView();
  const mayBeSent = whole.type === 'DASHBOARD' && whole.search.queries.length > 1;
  if (!widget) return null;
  const { Editor = QueryControlsDialog, EditorPage } = widgetTypeOf(widget);
  const items: MenuItem[] = [
    {
      id: 'focus',
      label: t(isFocused ? 'widgets.unfocus' : 'widgets.focus'),
      onSelect: toggleFocus,
    },
    { id: 'rename', label: t('widgets.rename'), onSelect: startRenaming },
    {
      id: 'query',
      label: t(EditorPage ? 'widgets.edit' : 'widgets.editQuery'),
      onSelect: () => setEdited(true),
    },
    ...(toggleWidth && !isFocused
      ? [
          {
            id: 'width',
            label: t(isFullWidth ? 'widgets.defaultWidth' : 'widgets.stretch'),
            onSelect: toggleWidth,
          },
        ]
      : []),
    ...(isFocused ? [] : [{ id: 'arrange', label: t('widgets.arrange'), onSelect: arrange }]),
    { id: 'duplicate', label: t('widgets.duplicate'), onSelect: duplicate },
    ...(mayBeSent
      ? [{ id: 'send', label: t('widgets.toPage'), onSelect: () => setOpened('send') }]
      : []),
    { id: 'copy', label: t('widgets.toDashboard'), onSelect: () => setOpened('copy') },
    ...(resultItems.length > 0
      ? [
          { separator: true as const, id: 'result' },
          ...resultItems,
          { separator: true as const, id: 'end' },
        ]
      : []),
    { id: 'remove', label: t('widgets.remove'), onSelect: () => setOpened('remove') },
  ];
  return (
    <>
      {isFocused && (
        <IconButton
          label={t('widgets.unfocus')}
          icon={<Minimize aria-hidden size="1em" />}
          onClick={toggleFocus}
        />
      )}
      <Menu
        label={t('widgets.actions', { title })}
        placement="bottom-end"
        trigger={
          <IconButton
            label={t('widgets.actions', { title })}
            icon={<More aria-hidden size="1.1em" />}
          />
        }
        items={items}
        opened={[
          opened === 'menu',
          (open) => setOpened((now) => (open ? 'menu' : now === 'menu' ? undefined : now)),
        ]}
      />
      {opened === 'send' && (
        <Suspense fallback={null}>
          <SendDialog widgetId={widgetId} title={title} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {opened === 'copy' && (
        <Suspense fallback={null}>
          <CopyToDashboardDialog
            widgetId={widgetId}
            title={title}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          title={t('widgets.removeTitle')}
          confirm={t('widgets.remove')}
          danger
          onConfirm={remove}
          onCancel={() => setOpened(undefined)}
          texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
        >
          <p>{t('widgets.removeQuestion', { title })}</p>
        </ConfirmDialog>
      )}
      {isEdited && !EditorPage && (
        <Editor widget={widget} title={title} onClose={() => setEdited(false)} />
      )}
    </>
  );
}

const SendDialog = lazyComponent(
  withTexts(['dashboards', 'forms'], async () => (await import('./SendDialog')).SendDialog),
);

const CopyToDashboardDialog = lazyComponent(
  withTexts(
    ['dashboards', 'views', 'forms', 'lists', 'failures'],
    async () => (await import('./CopyToDashboardDialog')).CopyToDashboardDialog,
  ),
);
