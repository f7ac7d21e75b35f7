import type { RunningNode } from '../e2e/node';
import { median, type Figure } from './report';

const count = { type: 'count', id: 'count()' };
const rows = {
  id: 'rows',
  type: 'messages',
  limit: 150,
  offset: 0,
  sort: [{ field: 'timestamp', order: 'DESC' }],
};
const histogram = {
  id: 'bars',
  type: 'pivot',
  rollup: true,
  series: [count],
  row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } }],
  column_groups: [{ type: 'values', fields: ['level'], limit: 8 }],
};
const topPaths = {
  id: 'top',
  type: 'pivot',
  rollup: true,
  row_groups: [{ type: 'values', fields: ['path'], limit: 15 }],
  column_groups: [],
  series: [
    count,
    { type: 'avg', field: 'took_ms', id: 'avg(took_ms)' },
    { type: 'percentile', field: 'took_ms', percentile: 95, id: 'p95' },
  ],
};
const distinct = {
  id: 'card',
  type: 'pivot',
  rollup: true,
  row_groups: [],
  column_groups: [],
  series: [{ type: 'card', field: 'client_ip', id: 'card(client_ip)' }],
};

const CASES: { name: string; query: string; searchTypes: unknown[] }[] = [
  { name: 'newest 150 rows', query: '*', searchTypes: [rows] },
  { name: 'response_code:500, 150 rows', query: 'response_code:500', searchTypes: [rows] },
  {
    name: 'phrase and range, 150 rows',
    query: '"connection timeout" AND level:[0 TO 3]',
    searchTypes: [rows],
  },
  { name: 'histogram by level', query: '*', searchTypes: [histogram] },
  { name: 'the search page: rows and histogram', query: '*', searchTypes: [rows, histogram] },
  {
    name: 'the search page for a word: rows and histogram',
    query: 'timeout',
    searchTypes: [rows, histogram],
  },
  { name: 'top 15 paths with average and p95', query: '*', searchTypes: [topPaths] },
  { name: 'distinct client addresses', query: '*', searchTypes: [distinct] },
];

/** Warm round trips through the API, over the range of all generated messages. */
export async function measureSearches(node: RunningNode, runs = 10): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, query, searchTypes } of CASES) {
    const times: number[] = [];
    for (let run = 0; run < runs + 3; run += 1) {
      const started = performance.now();
      const { status, body } = await node.api('POST', '/views/search/sync', {
        queries: [
          {
            id: 'q',
            timerange: { type: 'relative', range: 90_000 },
            filter: null,
            query: { type: 'elasticsearch', query_string: query },
            search_types: searchTypes,
          },
        ],
      });
      if (
        status !== 200 ||
        (body as { results: { q: { errors: unknown[] } } }).results.q.errors.length > 0
      )
        throw new Error(`${name}: ${JSON.stringify(body).slice(0, 500)}`);
      if (run >= 3) times.push(performance.now() - started);
    }
    figures.push({ name: `search: ${name}`, value: median(times), unit: 'ms', runs });
  }
  return figures;
}
