import { queryOptions } from '@tanstack/react-query';
import type { ResultMessage } from '@/contract/search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { newestMessages } from '@/shared/newest-messages/newest-messages';

export const SAMPLE_SIZE = 100;
const DAY_SECONDS = 86_400;

/** Which messages to test with: the newest that a query finds, of all time if there is no range. */
export type Sampled = { query: string; range?: TimeRange | undefined };
export const NEWEST: Sampled = { query: '' };
export const isNewest = ({ query, range }: Sampled) => query === '' && range === undefined;

/**
 * The newest messages of the default stream, to test rules with, or of all streams that the user may
 * read.
 */
export const sampleQuery = (ofDefault: boolean, sampled: Sampled) =>
  queryOptions({
    queryKey: ['search', 'rule-sample', ofDefault, sampled] as const,
    queryFn: async ({ signal }): Promise<readonly ResultMessage[]> => {
      const { query, range } = sampled;
      const find = (timerange: TimeRange) =>
        newestMessages({ ofDefault, query, timerange, limit: SAMPLE_SIZE }, signal);
      if (range) return find(range);
      const ofDay = await find({ type: 'relative', range: DAY_SECONDS });
      // A search in all indices is only made where one day has too few messages.
      return ofDay.length < SAMPLE_SIZE ? find({ type: 'relative', range: 0 }) : ofDay;
    },
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
