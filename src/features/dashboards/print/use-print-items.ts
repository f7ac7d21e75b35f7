import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useView } from '@/views/view-state/view-state-context';
import type { Taking } from './take-page';

/**
 * Menu entries that take the whole page away: on paper, as a PDF, or as one picture. The key for
 * printing does the same, because the browser itself would print what is in sight.
 */
export function useDashboardPrintItems(open: (how: Taking) => void): MenuItem[] {
  const { state } = useView();
  const hasWidgets = state.widgets.length > 0;
  useKeys(
    t('dashboards.keyGroup'),
    hasWidgets ? [{ keys: 'Ctrl+p', label: t('dashboards.print'), run: () => open('print') }] : [],
  );
  if (!hasWidgets) return [];
  return [
    {
      id: 'print',
      label: t('dashboards.print'),
      hint: 'Ctrl+P',
      onSelect: () => open('print'),
    },
    { id: 'picture', label: t('dashboards.picture'), onSelect: () => open('picture') },
  ];
}
