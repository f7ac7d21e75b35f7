import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { systemOverview } from '@/contract/system';

/** Information about the server, which does not change while it runs. */
export const serverQuery = () =>
  queryOptions({
    queryKey: ['system', 'overview'] as const,
    queryFn: ({ signal }) => call(systemOverview, undefined, { signal, background: true }),
    staleTime: Infinity,
  });
