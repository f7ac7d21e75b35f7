import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getApiDocument } from '@/contract/api-document';

export const apiQueries = {
  document: () =>
    queryOptions({
      queryKey: ['api-document'] as const,
      queryFn: ({ signal }) => call(getApiDocument, undefined, { signal }),
      staleTime: Infinity,
    }),
};
