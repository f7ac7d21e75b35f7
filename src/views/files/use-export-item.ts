import { useCallback } from 'react';
import type { ViewSummary } from '@/contract/views';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { loadView } from '@/views/storing/queries';
import { useExport } from './use-export';

/** The entry of a list that exports a view as a file. */
export function useExportItem(): (view: Pick<ViewSummary, 'id' | 'title'>) => MenuItem {
  const exportFile = useExport();
  return useCallback(
    ({ id, title }) => ({
      id: 'exportFile',
      label: t('views.exportFile'),
      onSelect: () => exportFile(title, () => loadView(id)),
    }),
    [exportFile],
  );
}
