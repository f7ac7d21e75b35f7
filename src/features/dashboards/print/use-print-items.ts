import { useTheme } from 'styled-components';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useView } from '@/views/session/session-context';
import { takePage } from './take-page';
import { usePrintParts } from './use-print-parts';

/** Menu entries that take the whole page away: on paper, as a PDF, or as one picture. */
export function useDashboardPrintItems(title: string): MenuItem[] {
  const { state } = useView();
  const theme = useTheme();
  const parts = usePrintParts();
  if (state.widgets.length === 0) return [];
  const options = { title, parts, theme };
  return [
    {
      id: 'print',
      label: t('dashboards.print'),
      onSelect: () => void takePage('print', options),
    },
    {
      id: 'picture',
      label: t('dashboards.picture'),
      onSelect: () => void takePage('picture', options),
    },
  ];
}
