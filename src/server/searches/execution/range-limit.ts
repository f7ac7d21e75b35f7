import type { SearchError } from '@/contract/search';
import type { ExecutionChange } from '../documents/execution-schema';
import type { QueryDocument } from '../documents/search-document';
import { windowOfType } from './query-plan';
import { windowOf } from '../scope/time-window';

/**
 * Time ranges beyond the limit of the cluster (`query_time_range_limit`); where there are any,
 * nothing is run.
 */
export function rangeErrors(
  queries: readonly QueryDocument[],
  change: ExecutionChange | undefined,
  limitSeconds: number,
  now: number,
): SearchError[] {
  if (limitSeconds === 0) return [];
  // The start counts, however late the range ends: it is the old data that costs.
  const reaches = ({ from }: { from: number }) => from < now - limitSeconds * 1000;
  return queries.flatMap((query): SearchError[] => {
    const own: SearchError[] = reaches(windowOf(query.timerange, now))
      ? [
          {
            type: 'query',
            description: 'Search out of allowed time range limit',
            query_id: query.id,
          },
        ]
      : [];
    const types = query.search_types.filter(
      (type) => type.timerange !== null && reaches(windowOfType(query, type, change, now)),
    );
    return [
      ...own,
      ...types.map((type): SearchError => ({
        type: 'search_type',
        description: `Search type '${type.type}' out of allowed time range limit`,
        search_type_id: type.id,
        query_id: query.id,
      })),
    ];
  });
}
