import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { copyText } from '@/ui/copy-button/copy-text';
import { retryAfterOutage } from '@/ui/lazy/lazy-component';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useView } from '@/views/view-state/view-state-context';

/** Loaded on demand, because few users of a menu copy. */
const loadActions = () => import('./group-actions');

/** Menu entries that put a widget into the clipboard. */
export function useClipboardItems(widgetId: string): MenuItem[] {
  const openView = useView();
  const take = async (cuts: boolean) => {
    const { groupActions } = await retryAfterOutage(loadActions);
    const { textOf, remove } = groupActions(openView);
    const ids = new Set([widgetId]);
    if (!(await copyText(textOf(ids)))) return toasts.error(t('widgets.notCopied'));
    if (cuts) remove(ids);
    return toasts.info(t(cuts ? 'widgets.cutDone' : 'widgets.copied', { count: 1 }));
  };
  return [
    {
      id: 'clipboardCopy',
      label: t('widgets.copy'),
      hint: 'Ctrl+C',
      onSelect: () => void take(false),
    },
    {
      id: 'clipboardCut',
      label: t('widgets.cut'),
      hint: 'Ctrl+X',
      onSelect: () => void take(true),
    },
  ];
}
