import { nodeText } from '@/domain/node-text/node-text';
import { isAllTime, type OffsetRange, type TimeRange } from '@/domain/time-range/time-range';
import {
  streamsOf,
  type QueryDocument,
  type SearchTypeDocument,
} from '../documents/search-document';
import type { ExecutionChange } from '../documents/execution-schema';
import type { Window } from '../documents/whole-units';
import { SearchFailure } from '../scope/search-failure';
import { movedBack, windowOf } from '../scope/time-window';

/**
 * Applies the overrides of an execution: which queries and search types to keep, and their changes.
 */
export function changedQueries(
  queries: readonly QueryDocument[],
  change: ExecutionChange | undefined,
): QueryDocument[] {
  if (!change) return [...queries];
  const keepQueries = new Set(change.keep_queries);
  const keepTypes = new Set(change.keep_search_types);
  return queries
    .filter(({ id }) => keepQueries.size === 0 || keepQueries.has(id))
    .map((query) => ({
      ...query,
      timerange: change.timerange ?? query.timerange,
      query: change.query ?? query.query,
      search_types: query.search_types
        .filter(({ id }) => keepTypes.size === 0 || keepTypes.has(id))
        .map((type) => changedType(type, change)),
    }));
}

function changedType(type: SearchTypeDocument, change: ExecutionChange): SearchTypeDocument {
  const own = change.search_types[type.id];
  const timerange = own?.timerange ?? type.timerange;
  const query = own?.query ?? type.query;
  if (type.type !== 'messages') return { ...type, timerange, query };
  return {
    ...type,
    timerange,
    query,
    limit: own?.limit ?? change.limit ?? type.limit,
    offset: own?.offset ?? change.offset ?? type.offset,
  };
}

/**
 * The time range of a search type. The execution's override wins, except over an offset from
 * another search type (trends).
 */
function rangeOf(
  query: QueryDocument,
  type: SearchTypeDocument,
  change: ExecutionChange | undefined,
): TimeRange | OffsetRange {
  if (type.timerange?.type === 'offset') return type.timerange;
  return change?.timerange ?? type.timerange ?? query.timerange;
}

/** The window of a search type at the instant `now`, and whether it covers all time. */
export function windowOfType(
  query: QueryDocument,
  type: SearchTypeDocument,
  change: ExecutionChange | undefined,
  now: number,
): Window & { allTime: boolean } {
  const range = rangeOf(query, type, change);
  if (range.type !== 'offset') return { ...windowOf(range, now), allTime: isAllTime(range) };
  const source =
    range.source === 'query' ? undefined : query.search_types.find(({ id }) => id === range.id);
  if (range.source === 'search_type' && (!source || source.timerange?.type === 'offset')) {
    throw new SearchFailure(nodeText('node.search.unknownOffset', { id: range.id ?? '' }));
  }
  const original = source
    ? windowOfType(query, source, change, now)
    : windowOf(query.timerange, now);
  return { ...movedBack(original, range.offset), allTime: false };
}

/** The streams of a search type, which take precedence over those of the query. */
export const streamsNamed = (query: QueryDocument, type: SearchTypeDocument): string[] => {
  const named = type.streams.length > 0 ? type.streams : streamsOf(query.filter);
  return [...new Set([...named, ...streamsOf(type.filter)])];
};
