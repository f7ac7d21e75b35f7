import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { executions } from '@/views/execution/executions';
import type { Refreshing } from '@/views/widgets/frame/use-schedule';

/** How often widgets are searched again, and how to search all visible ones now. */
export function useRefreshing(every: number | undefined) {
  const client = useQueryClient();
  const refreshing = useMemo((): Refreshing => ({ live: true, every }), [every]);
  const refresh = useCallback(
    () => void client.refetchQueries({ queryKey: executions.all(), type: 'active' }),
    [client],
  );
  return { refreshing, refresh };
}
