import { z } from 'zod';
import { unreachable } from '@/domain/unreachable';
import type { TimeRange } from '@/domain/time-range/time-range';
import { codedProblem, Problem } from '../../http/problem';
import { tableProblem } from '../bounds/search-bounds';
import { executionSchema } from '../documents/execution-schema';
import { mapped, orDefault, readBody } from '../../http/body-mapping';
import type {
  QueryDocument,
  SearchDocument,
  SearchTypeDocument,
} from '../documents/search-document';
import { querySchema } from '../documents/search-schema';
import { timeRangeSchema } from '../documents/time-range-schema';
import type { Exported } from './export-stream';
import { isTimeZone } from '../documents/keyword-range';
import { changedQueries, streamsNamed, windowOfType } from '../execution/query-plan';
import { allAsked } from '../scope/scope';
import { streamsOf } from '../documents/search-document';
import { windowOf } from '../scope/time-window';

const LAST_FIVE_MINUTES: TimeRange = { type: 'relative', range: 300 };
const CHUNK = 1000;

const columns = {
  fields_in_order: orDefault(z.array(z.string()), () => ['timestamp', 'source', 'message']),
  time_zone: orDefault(
    z.string().refine(isTimeZone, { error: (issue) => `Invalid timeZone: ${String(issue.input)}` }),
    () => 'UTC',
  ),
  limit: z.int().nullish(),
};

const messagesSchema = mapped({
  timerange: orDefault(timeRangeSchema, () => LAST_FIVE_MINUTES),
  query_string: orDefault(querySchema, () => ({
    type: 'elasticsearch' as const,
    query_string: '',
  })),
  streams: orDefault(z.array(z.string()), () => []),
  chunk_size: orDefault(z.int().positive(), () => CHUNK),
  ...columns,
});

const resultSchema = mapped({
  timerange: timeRangeSchema.nullish(),
  execution_state: executionSchema,
  filename: z.string().nullish(),
  ...columns,
});

/** What to export; `now` in milliseconds since the epoch. */
export type ExportRequest = {
  fields: readonly string[];
  zone: string;
  exported(now: number): Exported;
};

/** Reads an export by query. `resource` appears in Graylog's error messages. @throws Problem 400 */
export function messagesRequest(body: unknown, resource: string): ExportRequest {
  const {
    timerange,
    query_string,
    streams,
    chunk_size: _,
    ...asked
  } = readBody(messagesSchema, body);
  return {
    ...columnsOf(asked, resource),
    exported: (now) => ({
      window: windowOf(timerange, now),
      tree: () => allAsked([query_string.query_string]),
      streams,
      limit: asked.limit ?? undefined,
      decorators: [],
    }),
  };
}

/**
 * Reads an export of a search or of one of its search types. `search` is loaded when the export
 * runs. @throws Problem 400, 404
 */
export function resultRequest(
  body: unknown,
  resource: string,
  search: () => SearchDocument,
  typeId: string | undefined,
): ExportRequest {
  const { timerange, execution_state: change, ...asked } = readBody(resultSchema, body);
  return {
    ...columnsOf(asked, resource),
    exported(now) {
      const { query, type } = partOf(search(), typeId);
      const [changed = query] = changedQueries(
        [query],
        change && { ...change, keep_queries: [], keep_search_types: [] },
      );
      const own = type && changed.search_types.find(({ id }) => id === type.id);
      const window = timerange
        ? windowOf(timerange, now)
        : own
          ? windowOfType(changed, own, change, now)
          : windowOf(changed.timerange, now);
      const queries = [changed.query.query_string, ...(own?.query ? [own.query.query_string] : [])];
      return {
        window,
        tree: () => allAsked(queries, [changed.filter, ...(own ? [own.filter] : [])]),
        streams: own ? streamsNamed(changed, own) : streamsOf(changed.filter),
        limit: asked.limit ?? undefined,
        decorators: own?.type === 'messages' ? own.decorators : [],
      };
    },
  };
}

function columnsOf(
  {
    fields_in_order: fields,
    time_zone: zone,
    limit,
  }: { fields_in_order: string[]; time_zone: string; limit?: number | null | undefined },
  resource: string,
) {
  if (fields.length === 0)
    throw invalid('must not be empty', 'NotEmpty', `${resource}.fieldsInOrder`, '[]');
  const tooMany = tableProblem({ fields: fields.length });
  if (tooMany) throw codedProblem(400, tooMany);
  if (limit != null && limit <= 0)
    throw invalid('must be greater than 0', 'Positive', `${resource}.limit`, String(limit));
  return { fields, zone };
}

/** Jersey's error body for an invalid member. */
const invalid = (message: string, rule: string, path: string, value: string) =>
  new Problem(400, message, [
    {
      message,
      message_template: `{javax.validation.constraints.${rule}.message}`,
      path,
      invalid_value: value,
    },
  ]);

function partOf(
  { id, queries }: SearchDocument,
  typeId: string | undefined,
): { query: QueryDocument; type?: SearchTypeDocument } {
  const [only] = queries;
  if (typeId === undefined) {
    if (!only || queries.length > 1)
      throw new Problem(
        400,
        `Search ${id} has ${queries.length} queries; a search type must say which one is meant.`,
      );
    return { query: only };
  }
  const query = queries.find(({ search_types }) => search_types.some((type) => type.id === typeId));
  const type = query?.search_types.find((one) => one.id === typeId);
  if (!query || !type)
    throw new Problem(400, `Search ${id} doesn't have a query for search type ${typeId}`);
  return { query, type: exportable(type) };
}

function exportable(type: SearchTypeDocument): SearchTypeDocument {
  switch (type.type) {
    case 'messages':
    case 'events':
      return type;
    case 'pivot':
      throw new Problem(400, 'Only messages can be exported; this search type is an aggregation.');
    default:
      return unreachable(type);
  }
}
