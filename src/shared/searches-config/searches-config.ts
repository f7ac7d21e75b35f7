import { queryOptions } from '@tanstack/react-query';
import { afterPaint } from '@/ui/lazy/after-paint';
import { call } from '@/api/client';
import { getSearchesConfig } from '@/contract/cluster-config';

const STALE_MS = 300_000;

/** The administrators' settings for searches. Invalidate this key after changing them. */
export const searchesConfig = () =>
  queryOptions({
    queryKey: ['searches-config'] as const,
    // Never before the rows of a search.
    queryFn: ({ signal }) =>
      afterPaint().then(() => call(getSearchesConfig, undefined, { signal })),
    staleTime: STALE_MS,
    // Structural sharing ignores the order of object members, which is significant for the options.
    structuralSharing: false,
  });
