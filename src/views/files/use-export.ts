import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ViewDocument } from '@/domain/search/view/view';
import { errorText } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { retryAfterOutage } from '@/ui/lazy/lazy-component';

/** Loaded on demand, because few users of a menu export. */
const loadExport = () => import('./export-view');

/** Downloads a view as a file, or says why that failed. */
export function useExport(): (
  title: string,
  load: () => ViewDocument | Promise<ViewDocument>,
) => void {
  const client = useQueryClient();
  return useCallback(
    (title, load) => {
      const run = async () => {
        const { exportView } = await retryAfterOutage(loadExport);
        await exportView(await load(), client);
      };
      run().catch((error: unknown) =>
        toasts.error(
          t('views.exportFailed', { title, message: errorText(error) }),
          t('views.failure'),
        ),
      );
    },
    [client],
  );
}
