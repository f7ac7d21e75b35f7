import More from 'lucide-react/icons/ellipsis-vertical';
import Minimize from 'lucide-react/icons/minimize-2';
import { Suspense, use } from 'react';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { widgetTypeOf } from '@/views/widget-types/registry';
import { SelectionContext } from './selection-context';
import { useClipboardItems } from './use-clipboard-items';
import { CopyToDashboardDialog, DebugDialog, SendDialog } from './lazy-dialogs';
import { QueryControlsDialog } from './QueryControlsDialog';
import { useEditedWidget } from './use-edited-widget';
import type { WidgetControls } from './use-widget';
import { focusWhenMounted } from './widget-focus';

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
  const mayBeSent = whole.type === 'DASHBOARD';
  const mayEdit = useMayEdit();
  const selection = use(SelectionContext);
  const clipboardItems = useClipboardItems(widgetId);
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
      onSelect: () => {
        // The page of the editor takes the place of the widget.
        if (EditorPage) focusWhenMounted(widgetId);
        setEdited(true);
      },
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
    ...(selection && !isFocused
      ? [
          {
            id: 'select',
            label: t(selection.selected.has(widgetId) ? 'widgets.deselect' : 'widgets.select'),
            onSelect: () => selection.toggle(widgetId),
          },
        ]
      : []),
    ...clipboardItems,
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
    ...(DebugDialog && widget.kind !== 'text'
      ? [{ id: 'debug', label: t('widgets.debug'), onSelect: () => setOpened('debug') }]
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
        items={mayEdit ? items : items.filter((item) => isForReaders(item, resultItems))}
        opened={[
          opened === 'menu',
          (open) => setOpened((now) => (open ? 'menu' : now === 'menu' ? undefined : now)),
        ]}
      />
      {opened === 'send' && (
        <Suspense fallback={null}>
          <SendDialog widgetIds={[widgetId]} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {opened === 'copy' && (
        <Suspense fallback={null}>
          <CopyToDashboardDialog widgetIds={[widgetId]} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {DebugDialog && opened === 'debug' && (
        <Suspense fallback={null}>
          <DebugDialog widget={widget} title={title} onClose={() => setOpened(undefined)} />
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

/** Entries that change nothing, for users who may only read a dashboard. */
const isForReaders = (item: MenuItem, resultItems: readonly MenuItem[]) =>
  item.id === 'focus' || item.id === 'clipboardCopy' || resultItems.includes(item);
