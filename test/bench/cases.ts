import type { RunningNode } from '../e2e/node';

/**
 * Search requests, one round trip each. `graylog` is the time in milliseconds that a real server
 * takes for the same over 316,000 messages.
 */
export type Case = { name: string; run: (node: RunningNode) => Promise<void>; graylog?: number };

const DAY = 86_400;
export const WEEK = 7 * DAY;

const count = { type: 'count', id: 'count()' };
const pivot = {
  id: 'p',
  type: 'pivot',
  rollup: true,
  row_groups: [],
  column_groups: [],
  series: [count],
};
const time = { type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } };
const values = (field: string, limit: number) => ({ type: 'values', fields: [field], limit });

export const ROWS = {
  id: 'r',
  type: 'messages',
  limit: 150,
  offset: 0,
  sort: [{ field: 'timestamp', order: 'DESC' }],
};
export const HISTOGRAM = { ...pivot, row_groups: [time] };
export const TIME_BY_SOURCE = {
  ...pivot,
  row_groups: [time],
  column_groups: [values('source', 10)],
};
export const TOP = {
  ...pivot,
  row_groups: [values('path', 15)],
  series: [
    count,
    { type: 'avg', field: 'took_ms', id: 'avg' },
    { type: 'percentile', field: 'took_ms', percentile: 95, id: 'p95' },
  ],
};
const TOP_DISTINCT = {
  ...TOP,
  series: [...TOP.series, { type: 'card', field: 'client_ip', id: 'card' }],
};

/** Runs one search; throws if the response contains errors. */
export async function search(
  node: RunningNode,
  query: string,
  range: number,
  ...types: object[]
): Promise<void> {
  const searchTypes = types.map((type, at) => ({ ...type, id: `t${at}` }));
  const { status, body } = await node.api('POST', '/views/search/sync', {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range },
        filter: null,
        query: { type: 'elasticsearch', query_string: query },
        search_types: searchTypes,
      },
    ],
  });
  const errors = (body as { results?: { q: { errors: unknown[] } } }).results?.q.errors;
  if (status !== 200 || errors?.length !== 0)
    throw new Error(`${query}: ${status} ${JSON.stringify(errors ?? body)}`);
}

const searching = (
  name: string,
  query: string,
  range: number,
  type: object,
  graylog?: number,
): Case => ({
  name,
  run: (node) => search(node, query, range, type),
  ...(graylog !== undefined && { graylog }),
});

async function asked(node: RunningNode, ...request: Parameters<RunningNode['api']>): Promise<void> {
  const { status } = await node.api(...request);
  if (status !== 200) throw new Error(`${request[1]}: ${status}`);
}

export const CASES: readonly Case[] = [
  searching('newest 150, 7 days', '*', WEEK, ROWS, 69),
  searching('field filter, 24 h', 'response_code:500', DAY, ROWS, 38),
  searching('text term, 24 h', 'timeout', DAY, ROWS),
  searching('text term, 7 days', 'timeout', WEEK, ROWS),
  searching('rare text term, 7 days', 'user417', WEEK, ROWS),
  searching('histogram, 24 h', '*', DAY, HISTOGRAM, 39),
  searching('histogram, 7 days', '*', WEEK, HISTOGRAM),
  searching('top 15 with average and p95, 24 h', '*', DAY, TOP, 234),
  searching('top 15 with average, p95 and cardinality, 24 h', '*', DAY, TOP_DISTINCT),
  searching('top 15 with average, p95 and cardinality, 7 days', '*', WEEK, TOP_DISTINCT),
  searching('histogram × source, 24 h', '*', DAY, TIME_BY_SOURCE, 75),
  searching('histogram × source, 7 days', '*', WEEK, TIME_BY_SOURCE),
  {
    name: 'suggest, 24 h',
    run: (node) =>
      asked(node, 'POST', '/search/suggest', {
        field: 'path',
        input: '/api',
        timerange: { type: 'relative', range: DAY },
      }),
  },
  { name: 'fields', run: (node) => asked(node, 'GET', '/views/fields') },
];
