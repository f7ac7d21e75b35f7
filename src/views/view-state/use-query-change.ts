import { useCallback } from 'react';
import { errorText } from '@/shared/failure/error-text';
import type { QueryChange } from '@/shared/message/values/query-change';
import { toasts } from '@/shared/toasts/toast-store';
import { preloadLater } from '@/ui/lazy/lazy-component';

const load = preloadLater(() => import('@/shared/message/values/query-change'));

/**
 * Changes the query from a value of the result. The code that parses and prints queries loads with
 * the first change.
 */
export function useQueryChange(
  apply: (changed: (query: string) => string) => void,
): (change: QueryChange) => void {
  return useCallback(
    (change) => {
      load()
        .then(({ changeQuery }) => apply((query) => changeQuery(query, change)))
        .catch((error: unknown) => toasts.error(errorText(error)));
    },
    [apply],
  );
}
