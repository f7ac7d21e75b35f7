import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getSearchesConfig } from '@/contract/cluster-config';

const STALE_MS = 300_000;

/**
 * What administrators set for searching: whoever changes it invalidates this key, and every picker
 * follows.
 */
export const searchesConfig = () =>
  queryOptions({
    queryKey: ['searches-config'] as const,
    queryFn: ({ signal }) => call(getSearchesConfig, undefined, { signal }),
    staleTime: STALE_MS,
    // Options have an order, and the same ones in another order would be taken for the ones of
    // before.
    structuralSharing: false,
  });
