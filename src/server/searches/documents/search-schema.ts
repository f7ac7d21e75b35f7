import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BackendQuery, SearchFilter, SortOrder } from '@/contract/search';
import { isParameterName } from '@/domain/query/variables/parameters';
import type { TimeRange } from '@/domain/time-range/time-range';
import { decoratorSchema } from '../../decorators/decorator-schema';
import { mapped, orDefault } from '../../http/body-mapping';
import { pivotMembers } from './pivot-schema';
import type {
  ParameterDocument,
  QueryDocument,
  SearchDocument,
  SearchTypeDocument,
} from './search-document';
import { searchTypeRangeSchema, timeRangeSchema } from './time-range-schema';

const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };
const ROWS = 150;

/** 24 hexadecimal digits, like MongoDB's ids. */
export const newObjectId = (): string => randomBytes(12).toString('hex');

/** A query is a string or an object with one. */
export const querySchema: z.ZodType<BackendQuery> = z
  .union(
    [z.string(), mapped({ type: z.literal('elasticsearch'), query_string: z.string().nullish() })],
    { error: 'A query is a text or {"type":"elasticsearch","query_string":"…"}' },
  )
  .transform((query) => ({
    type: 'elasticsearch',
    query_string: (typeof query === 'string' ? query : query.query_string) ?? '',
  }));

const filterSchema: z.ZodType<SearchFilter> = z.lazy(() =>
  z.discriminatedUnion('type', [
    mapped({ type: z.enum(['or', 'and']), filters: orDefault(z.array(filterSchema), () => []) }),
    mapped({
      type: z.literal('stream'),
      id: z.string(),
      title: z.string().nullish(),
      filters: z.null().optional(),
    }).transform(({ id, title }) => ({
      type: 'stream' as const,
      id,
      ...(title != null && { title }),
    })),
    mapped({
      type: z.literal('query_string'),
      query: z.string(),
      filters: z.null().optional(),
    }).transform(({ query }) => ({ type: 'query_string' as const, query })),
  ]),
);

const sortOrder = z.string().transform((text, context): SortOrder => {
  const order = text.toUpperCase();
  if (order === 'ASC' || order === 'DESC') return order;
  context.addIssue({
    code: 'custom',
    message: `"${text}" is not a sort order: use ASC or DESC`,
  });
  return z.NEVER;
});

const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);
const count = (fallback: number) =>
  orDefault(z.int().min(0, 'must not be negative'), () => fallback);

const commonMembers = {
  id: orDefault(z.string(), () => randomUUID()),
  name: nullable(z.string()),
  filter: nullable(filterSchema),
  filters: orDefault(z.array(z.unknown()), () => []),
  timerange: nullable(searchTypeRangeSchema),
  query: nullable(querySchema),
  streams: orDefault(z.array(z.string()), () => []),
};

const messagesType = mapped({
  type: z.literal('messages'),
  ...commonMembers,
  limit: count(ROWS),
  offset: count(0),
  sort: nullable(z.array(mapped({ field: z.string(), order: sortOrder }))),
  fields: orDefault(z.array(z.string()), () => []),
  decorators: orDefault(z.array(decoratorSchema), () => []),
});
const pivotType = mapped({ type: z.literal('pivot'), ...commonMembers, ...pivotMembers });
const eventsType = mapped({ type: z.literal('events'), ...commonMembers });

/** Unknown search types are kept; only executing them fails. */
const foreignType = z.looseObject({ type: z.string(), ...commonMembers });

const KNOWN_TYPES: ReadonlySet<unknown> = new Set(['messages', 'pivot', 'events']);
const knownType = z.discriminatedUnion('type', [messagesType, pivotType, eventsType]);
const isKnownType = (type: unknown): boolean => KNOWN_TYPES.has(type);

const searchTypeSchema = z
  .looseObject({ type: z.string() })
  .transform((searchType, context): SearchTypeDocument => {
    const read = (isKnownType(searchType.type) ? knownType : foreignType).safeParse(searchType);
    if (read.success) return read.data as SearchTypeDocument;
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

/** Beyond, not even each is read, because that would hold the main thread for seconds. */
const MOST_READ = 1_000;
const searchTypesSchema = z
  .array(z.unknown())
  .max(MOST_READ, `At most ${MOST_READ} search types are possible.`)
  .pipe(z.array(searchTypeSchema));

const querySchemaOfSearch = mapped({
  id: orDefault(z.string(), () => randomUUID()),
  timerange: orDefault(timeRangeSchema, () => DEFAULT_RANGE),
  filter: nullable(filterSchema),
  filters: orDefault(z.array(z.unknown()), () => []),
  query: orDefault(querySchema, () => ({ type: 'elasticsearch' as const, query_string: '' })),
  streams: z.array(z.string()).nullish(),
  search_types: orDefault(searchTypesSchema, () => []),
}).transform(({ streams, filter, ...query }): QueryDocument => ({
  ...query,
  filter: filter ?? streamFilter(streams ?? []),
  search_types: oneOfEachId(query.search_types),
}));

/** Version 2 of the document names streams, version 1 has a filter. */
const streamFilter = (streams: readonly string[]): SearchFilter | null =>
  streams.length === 0
    ? null
    : { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) };

/**
 * Results are identified by the id of their search type, so only the first of each id is kept, as
 * in Graylog.
 */
function oneOfEachId(types: readonly SearchTypeDocument[]): SearchTypeDocument[] {
  const byId = new Map<string, SearchTypeDocument>();
  for (const type of types) if (!byId.has(type.id)) byId.set(type.id, type);
  return [...byId.values()];
}

const parameterSchema = mapped({
  type: z.string(),
  name: z.string().refine(isParameterName, {
    error: 'must be a letter or underscore, then letters, digits and underscores',
  }),
  title: nullable(z.string()),
  description: nullable(z.string()),
  data_type: z.string(),
  default_value: nullable(z.unknown()),
  optional: orDefault(z.boolean(), () => false),
  binding: nullable(z.unknown()),
}) satisfies z.ZodType<ParameterDocument>;

const objectId = z.string().refine((id) => /^[0-9a-f]{24}$/i.test(id), {
  error: (issue) => `invalid hexadecimal representation of an ObjectId: [${String(issue.input)}]`,
});

/** Parses a search and completes it to the form in which it is stored and returned. */
export const searchSchema: z.ZodType<SearchDocument> = mapped({
  id: orDefault(objectId, newObjectId),
  queries: orDefault(z.array(querySchemaOfSearch), () => []),
  parameters: orDefault(z.array(parameterSchema), () => []),
});
