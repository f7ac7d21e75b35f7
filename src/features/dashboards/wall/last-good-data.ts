import type { QueryClient } from '@tanstack/react-query';
import { executions } from '@/views/execution/executions';

/**
 * When a widget on the page last got data, by the clock of the device, or one of all pages that the
 * wall has shown; undefined before that.
 */
export function lastGoodData(
  client: QueryClient,
  { type = 'active' }: { type?: 'active' | 'all' } = {},
): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ queryKey: executions.all(), type })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return times.length > 0 ? Math.max(...times) : undefined;
}
