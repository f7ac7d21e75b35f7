import More from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Menu } from '@/ui/menu/Menu';
import { QueryControlsDialog } from './QueryControlsDialog';
import type { WidgetControls } from './use-widget';

/** What can be done with a widget. */
export function WidgetMenu({ controls }: { controls: WidgetControls }) {
  const { widget, title, isFocused, isStretched, toggleFocus, toggleWidth, startRenaming, arrange, duplicate, remove } = controls;
  const [asks, setAsks] = useState<'remove' | 'query'>();
  if (!widget) return null;
  const items = [
    { id: 'focus', label: t(isFocused ? 'widgets.unfocus' : 'widgets.focus'), onSelect: toggleFocus },
    { id: 'rename', label: t('widgets.rename'), onSelect: startRenaming },
    { id: 'query', label: t('widgets.editQuery'), onSelect: () => setAsks('query') },
    ...(toggleWidth && !isFocused ? [{ id: 'width', label: t(isStretched ? 'widgets.defaultWidth' : 'widgets.stretch'), onSelect: toggleWidth }] : []),
    ...(isFocused ? [] : [{ id: 'arrange', label: t('widgets.arrange'), onSelect: arrange }]),
    { id: 'duplicate', label: t('widgets.duplicate'), onSelect: duplicate },
    { id: 'remove', label: t('widgets.remove'), onSelect: () => setAsks('remove') },
  ];
  return (
    <>
      <Menu label={t('widgets.actions', { title })} placement="bottom-end" trigger={<IconButton label={t('widgets.actions', { title })} icon={<More aria-hidden size="1.1em" />} />} items={items} />
      {asks === 'remove' && (
        <ConfirmDialog title={t('widgets.removeTitle')} confirm={t('widgets.remove')} danger onConfirm={remove} onCancel={() => setAsks(undefined)} texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}>
          <p>{t('widgets.removeQuestion', { title })}</p>
        </ConfirmDialog>
      )}
      {asks === 'query' && <QueryControlsDialog widget={widget} title={title} onClose={() => setAsks(undefined)} />}
    </>
  );
}
