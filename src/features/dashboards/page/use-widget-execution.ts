import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isObject } from '@/domain/json-object';
import { executions } from '@/views/execution/executions';
import type { ExecutionFacts } from '@/views/sidebar/DescriptionPanel';

/** When a widget on the page was searched last, and how long the slowest of them took. */
export function useWidgetExecution(): ExecutionFacts | undefined {
  const client = useQueryClient();
  const subscribe = useCallback(
    // Deferred, because other parts add queries while they render.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  // Compared as a text, because a snapshot must be the same as long as nothing changed.
  const facts = useSyncExternalStore(subscribe, () => JSON.stringify(factsOf(client)));
  return useMemo(
    () => (facts === undefined ? undefined : (JSON.parse(facts) as ExecutionFacts)),
    [facts],
  );
}

function factsOf(client: QueryClient): ExecutionFacts | undefined {
  const runs = client
    .getQueryCache()
    .findAll({ queryKey: executions.all(), type: 'active' })
    .flatMap(({ state: { data } }) => {
      if (!isObject(data)) return [];
      const { executedAt, durationMs } = data;
      return typeof executedAt === 'string' && typeof durationMs === 'number'
        ? [{ executedAt, durationMs }]
        : [];
    });
  const [latest] = runs.toSorted((one, other) => (one.executedAt < other.executedAt ? 1 : -1));
  return latest && { ...latest, durationMs: Math.max(...runs.map((run) => run.durationMs)) };
}
