import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { nodeJournal } from '@/contract/node';
import { polled, systemQueries } from '../cluster/queries';

export const nodeJournalQuery = (nodeId: string) =>
  queryOptions({
    queryKey: [...systemQueries.all(), 'node', nodeId, 'journal'] as const,
    queryFn: ({ signal }) => call(nodeJournal, { nodeId }, { signal, background: true }),
    ...polled(5_000),
  });
