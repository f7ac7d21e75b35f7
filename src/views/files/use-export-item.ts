import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ViewSummary } from '@/contract/views';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { loadView } from '@/views/saving/queries';
import { exportView } from './export-view';

/** The entry of a list that exports a view as a file. */
export function useExportItem(): (view: Pick<ViewSummary, 'id' | 'title'>) => MenuItem {
  const client = useQueryClient();
  return useCallback(
    ({ id, title }) => ({
      id: 'exportFile',
      label: t('views.exportFile'),
      onSelect: () =>
        void loadView(id)
          .then((document) => exportView(document, client))
          .catch((error: unknown) =>
            toasts.error(
              t('views.exportFailed', { title, message: errorText(error) }),
              t('views.failure'),
            ),
          ),
    }),
    [client],
  );
}
