import { randomUUID } from 'node:crypto';
import * as api from '@/contract/scripting';
import type { SearchTypeResult } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import type { TimeRange } from '@/domain/time-range/time-range';
import { jsonResponse } from '../../http/answers';
import { preferredType } from '../../http/negotiation';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import type { StreamDirectory } from '../../streams/stream-store';
import { seriesLiteral } from '../documents/pivot-schema';
import { newObjectId } from '../documents/search-schema';
import type { SearchDocument, SearchTypeDocument } from '../documents/search-document';
import type { Engine } from '../execution/engine';
import { runSearch } from '../execution/run-search';
import { tableAsCsv, tableAsText } from './table-text';
import * as spec from './table-request';

type Services = { engine: Engine; streams: StreamDirectory };

const QUERY = 'query';
const TYPE = 'table';
const MISSING = '-';
const COMMON = {
  id: TYPE,
  name: null,
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
};

/** Graylog's scripting API: messages and aggregations as tables. */
export function serveScripting(table: RouteTable, services: Services): void {
  const { engine } = services;
  serve(table, api.searchMessages, (call) =>
    messages(services, call, spec.messagesOfBody(call.body)),
  );
  serve(table, api.searchMessagesByUrl, (call) =>
    messages(services, call, spec.messagesOfUrl(call.query, engine.now())),
  );
  serve(table, api.searchAggregate, (call) =>
    aggregation(services, call, spec.aggregationOfBody(call.body)),
  );
  serve(table, api.searchAggregateByUrl, (call) =>
    aggregation(services, call, spec.aggregationOfUrl(call.query, engine.now())),
  );
}

function messages(
  services: Services,
  call: Call,
  { fields, sort, sort_order, from, size, ...asked }: spec.MessagesTableSpec,
): Promise<Response> {
  const type: SearchTypeDocument = {
    ...COMMON,
    type: 'messages',
    limit: size,
    offset: from,
    sort: [{ field: sort, order: sort_order === 'asc' ? 'ASC' : 'DESC' }],
    fields,
    decorators: [],
  };
  return answered(services, call, asked, type, (result) => ({
    schema: fields.map((field) => ({
      column_type: 'field',
      type: typeOf(services, field),
      field,
      name: `field: ${field}`,
    })),
    datarows:
      result.type === 'messages'
        ? result.messages.map(({ message }) => fields.map((field) => valueOf(message, field)))
        : [],
  }));
}

/** Fields may have names such as `constructor`, so inherited properties must not count. */
const valueOf = (message: Fields, field: string): unknown =>
  (Object.hasOwn(message, field) ? message[field] : undefined) ?? MISSING;

function aggregation(
  services: Services,
  call: Call,
  { group_by: groups, metrics, ...asked }: spec.AggregationTableSpec,
): Promise<Response> {
  const series = metrics.map(({ function: type, field, percentile }) => {
    const given = { type, field, ...(percentile !== undefined && { percentile }) };
    return { ...given, id: seriesLiteral(given) };
  });
  const type: SearchTypeDocument = {
    ...COMMON,
    type: 'pivot',
    rollup: false,
    row_groups: groups.map(({ field, limit }) => ({
      type: 'values',
      fields: [field],
      limit,
      skip_empty_values: false,
    })),
    column_groups: [],
    series: [...new Map(series.map((one) => [one.id, one])).values()],
    sort: metrics.flatMap(({ sort }, at) => {
      const field = series[at]?.id;
      return sort === undefined || field === undefined
        ? []
        : [{ type: 'series', field, direction: sort === 'asc' ? 'Ascending' : 'Descending' }];
    }),
  };
  return answered(services, call, asked, type, (result) => ({
    schema: [
      ...groups.map(({ field }): api.TableColumn => ({
        column_type: 'grouping',
        type: typeOf(services, field),
        field,
        name: `grouping: ${field}`,
      })),
      ...metrics.map(({ function: name, field }): api.TableColumn => ({
        column_type: 'metric',
        type: name === 'latest' && field !== null ? typeOf(services, field) : 'numeric',
        function: name,
        ...(field !== null && { field }),
        name: `metric: ${name}(${field ?? ''})`,
      })),
    ],
    datarows:
      result.type === 'pivot'
        ? result.rows
            .filter(({ source }) => source === 'leaf')
            .map(({ key, values }) => {
              const valueOf = new Map(values.map((value) => [value.key[0], value.value]));
              return [
                ...groups.map((_, at) => key[at] ?? MISSING),
                ...series.map(({ id }) => valueOf.get(id) ?? MISSING),
              ];
            })
        : [],
  }));
}

const TYPES: Readonly<Record<string, api.TableColumn['type']>> = {
  byte: 'numeric',
  short: 'numeric',
  int: 'numeric',
  long: 'numeric',
  float: 'numeric',
  double: 'numeric',
  date: 'date',
  boolean: 'boolean',
  binary: 'binary',
  ip: 'ip',
};
const typeOf = ({ engine: { store } }: Services, field: string): api.TableColumn['type'] =>
  TYPES[store.typeOf(field) ?? ''] ?? 'string';

type Asked = { query: string; streams: string[]; timerange: TimeRange };

/** Runs one search type and writes its table in the format that the client prefers. */
async function answered(
  services: Services,
  call: Call,
  { query, streams, timerange }: Asked,
  type: SearchTypeDocument,
  toTable: (result: SearchTypeResult) => Omit<api.Table, 'metadata'>,
): Promise<Response> {
  const search: SearchDocument = {
    id: newObjectId(),
    parameters: [],
    queries: [
      {
        id: QUERY,
        timerange,
        filter:
          streams.length === 0
            ? null
            : { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) },
        filters: [],
        query: { type: 'elasticsearch', query_string: query },
        search_types: [{ ...type, id: randomUUID() }],
      },
    ],
  };
  const { job, share } = await runSearch(services, call, { search });
  try {
    const ran = job.results[QUERY];
    const [result] = Object.values(ran?.search_types ?? {});
    const errors = job.errors ?? [];
    if (ran === undefined || result === undefined || errors.length > 0)
      throw new Problem(
        400,
        `Failed to obtain results. ${errors.map(({ description }) => description).join(' ')}`,
      );
    return written(call, {
      ...toTable(result),
      metadata: { effective_timerange: ran.execution_stats.effective_timerange },
    });
  } finally {
    share.release();
  }
}

function written({ request, reply: { headers } }: Call, table: api.Table): Response {
  const type = preferredType(request, api.TABLE_TYPES);
  if (type === 'application/json') return jsonResponse(table, 200, headers);
  headers.set('content-type', type);
  return new Response(type === 'text/csv' ? tableAsCsv(table) : tableAsText(table), { headers });
}
