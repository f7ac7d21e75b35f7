import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { systemOverview } from '@/contract/system';

/** What the server says of itself; it stays as it is until the server is another one. */
export const serverQuery = () =>
  queryOptions({
    queryKey: ['system', 'overview'] as const,
    queryFn: ({ signal }) => call(systemOverview, undefined, { signal, background: true }),
    staleTime: Infinity,
  });
