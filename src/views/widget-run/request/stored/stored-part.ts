import type {
  ExecutionState,
  Query,
  Search,
  SearchError,
  SearchJob,
  SearchType,
  SearchTypeResult,
} from '@/contract/search';
import { sameJson } from '@/domain/same-json';
import type { SearchType as StoredType } from '@/domain/search/search';
import { withoutEmptyMembers } from '@/domain/search/view/search-types';
import { isObject } from '@/domain/json-object';
import type { StoredWidget } from './stored-widget';

/** A search as a part of a stored one. */
export type StoredPart = {
  state: ExecutionState;
  /** The job as if the search itself had run; undefined if results are missing without a reason. */
  read: (job: SearchJob) => SearchJob | undefined;
};

type Pair = { wanted: SearchType; stored: StoredType };

/** How to run a search as a part of the stored one; undefined if it asks for something else. */
export function storedPart(widget: StoredWidget, search: Search): StoredPart | undefined {
  const [query] = search.queries;
  const pairs = (query?.search_types ?? []).map((wanted) => ({
    wanted,
    stored: widget.types.find((stored) => isSame(wanted, stored)),
  }));
  if (!query || pairs.length === 0 || !pairs.every(isPair)) return undefined;
  const hasOwnRange = !pairs.every(
    ({ stored }) =>
      isOffset(stored['timerange']) ||
      sameJson(stored['timerange'] ?? widget.range, query.timerange),
  );
  // Servers may apply the range to earlier windows as well, and know these only beside their source.
  if (hasOwnRange && pairs.some(({ stored }) => isOffset(stored['timerange']))) return undefined;
  if (pairs.some(({ stored }) => lacksSource(stored, pairs))) return undefined;
  return {
    state: {
      global_override: {
        keep_queries: [widget.pageId],
        keep_search_types: pairs.map(({ stored }) => stored.id),
        query: { type: 'elasticsearch', query_string: widget.query },
        ...(hasOwnRange && { timerange: query.timerange }),
        search_types: Object.fromEntries(
          pairs.flatMap(({ wanted, stored }) => rows(wanted, stored)),
        ),
      },
    },
    read: (job) => readPart(job, widget.pageId, query, pairs),
  };
}

const isPair = (pair: { wanted: SearchType; stored: StoredType | undefined }): pair is Pair =>
  pair.stored !== undefined;
const isOffset = (timerange: unknown): timerange is Record<string, unknown> =>
  isObject(timerange) && timerange['type'] === 'offset';
/** Servers write out that an earlier window is moved by its own length; the ids of sources differ. */
const offsetOf = (timerange: unknown) =>
  isOffset(timerange) && { offset: '1i', ...timerange, id: '' };

const lacksSource = ({ timerange }: StoredType, pairs: readonly Pair[]) =>
  isOffset(timerange) && pairs.every(({ stored }) => stored.id !== timerange['id']);

const rows = (wanted: SearchType, { id }: StoredType) =>
  wanted.type === 'messages'
    ? [[id, { limit: wanted.limit ?? 0, offset: wanted.offset ?? 0 }] as const]
    : [];

/** Rows have the query and the streams of their widget in the query instead of the search type. */
const OF_ROWS = ['type', 'sort', 'decorators'];
const OF_QUERY = ['id', 'timerange'];

function isSame(wanted: SearchType, stored: StoredType): boolean {
  const compared = (type: object) =>
    withoutEmptyMembers(
      Object.fromEntries(
        Object.entries(type).filter(([name]) =>
          wanted.type === 'messages' ? OF_ROWS.includes(name) : !OF_QUERY.includes(name),
        ),
      ),
    );
  return (
    // Any other range of a type has become that of the query.
    (isOffset(wanted.timerange) || !wanted.timerange) &&
    sameJson(offsetOf(wanted.timerange), offsetOf(stored['timerange'])) &&
    sameJson(compared(wanted), compared(stored))
  );
}

function readPart(
  job: SearchJob,
  pageId: string,
  query: Query,
  pairs: readonly Pair[],
): SearchJob | undefined {
  const wantedIds = new Map(pairs.map(({ wanted, stored }) => [stored.id, wanted.id]));
  const ofQuery = (error: SearchError): SearchError => ({
    ...error,
    ...(error.query_id !== undefined && { query_id: query.id }),
    ...(error.search_type_id !== undefined && {
      search_type_id: wantedIds.get(error.search_type_id) ?? error.search_type_id,
    }),
  });
  const result = job.results[pageId];
  const errors = [...(job.errors ?? []), ...(result?.errors ?? [])];
  const found = pairs.flatMap(({ wanted, stored }): SearchTypeResult[] => {
    const answer = result?.search_types[stored.id];
    return answer ? [{ ...answer, id: wanted.id }] : [];
  });
  if (found.length < pairs.length && errors.length === 0) return undefined;
  // The range of the page is not that of its widgets.
  const range = found[0]?.effective_timerange;
  return {
    ...job,
    ...(job.errors && { errors: job.errors.map(ofQuery) }),
    results: result
      ? {
          [query.id]: {
            ...result,
            query,
            execution_stats: {
              ...result.execution_stats,
              ...(range && { effective_timerange: range }),
            },
            search_types: Object.fromEntries(found.map((one) => [one.id, one])),
            errors: (result.errors ?? []).map(ofQuery),
          },
        }
      : {},
  };
}
