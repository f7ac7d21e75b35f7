import type { SearchError } from '@/contract/search';
import type { ExecutionChange } from '../documents/execution-schema';
import type { QueryDocument } from '../documents/search-document';
import { windowOfType } from './query-plan';
import { windowOf } from '../scope/time-window';

/**
 * Errors for time ranges beyond the cluster's limit (`query_time_range_limit`); if there are any,
 * nothing is executed.
 */
export function rangeErrors(
  queries: readonly QueryDocument[],
  change: ExecutionChange | undefined,
  limitSeconds: number,
  now: number,
): SearchError[] {
  if (limitSeconds === 0) return [];
  // Only the start is checked, because it is old data that is expensive.
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
