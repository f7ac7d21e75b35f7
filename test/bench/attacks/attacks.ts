import { startNode, type RunningNode } from '../../e2e/node';
import { keepFigures, withLoad, type Figure } from '../report';
import { makeSample } from './sample-of-node';
import { measureSessions } from './sessions';
import { sendSmallRequests } from './small-requests';
import { newReader, post } from './users';

export const ATTACKS_FILE = 'bench/attacks.json';
/** Limits the run to one of: searches, sessions. */
const PART = process.env['BENCH_PART'];
/** A container of 2 GB needs some room besides. */
const MOST_MEGABYTES = 1500;

const many = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n));
const search = (types: object[], query = '*') => ({
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 0 },
      query: { type: 'elasticsearch', query_string: query },
      search_types: types.map((type, n) => ({ id: `t${n}`, ...type })),
    },
  ],
});
const values = (field: string, limit: number) => ({ type: 'values', fields: [field], limit });
const pivot = (more: object) => ({ type: 'pivot', rollup: true, ...more });
const percentiles = (count: number) =>
  many(count, (n) => ({
    type: 'percentile',
    field: 'took_ms',
    percentile: ((n + 1) * 99) / count,
    id: `p${n}`,
  }));
const count = { type: 'count', id: 'count()' };
const wide = pivot({
  series: [count],
  row_groups: [values('gl2_message_id', 10_000)],
  column_groups: [values('source', 10_000)],
});

/** Each is one request. */
const ATTACKS: readonly { name: string; body: object; path?: string; times?: number }[] = [
  { name: '3,000 percentiles', body: search([pivot({ series: percentiles(3_000) })]) },
  {
    name: '100 percentiles by two fields',
    body: search([
      pivot({
        series: percentiles(100),
        row_groups: [values('source', 100)],
        column_groups: [values('gl2_message_id', 10_000)],
      }),
    ]),
  },
  { name: '100 pivots with 10,000 groups', body: search(many(100, () => wide)) },
  { name: 'the same twice at once', body: search(many(100, () => wide)), times: 2 },
  { name: '20,000 search types', body: search(many(20_000, () => wide)) },
  {
    name: '100 metrics of 60,000 groups',
    body: search([
      pivot({
        series: many(100, (n) => ({ type: 'count', field: 'source', id: `c${n}` })),
        row_groups: [values('gl2_message_id', 60_000)],
      }),
    ]),
  },
  { name: '10,000 rows', body: search([{ type: 'messages', limit: 10_000 }]), times: 10 },
  {
    name: 'a query of 4 MB',
    body: search([{ type: 'messages', limit: 1 }], 'aaa '.repeat(1_000_000)),
  },
  {
    name: 'a table of 3,000 metrics',
    path: '/search/aggregate',
    body: {
      group_by: [{ field: 'source' }],
      metrics: many(3_000, (n) => ({
        function: 'percentile',
        field: 'took_ms',
        configuration: { percentile: n / 31 },
      })),
    },
  },
  {
    name: 'validation of 100,000 unknown fields',
    path: '/search/validate',
    body: {
      query: many(30_000, (n) => `f${n}:b`)
        .join(' ')
        .slice(0, 199_000),
    },
  },
];

/** Requests that are meant to take the node down: its memory, and how long others wait meanwhile. */
export async function measureAttacks(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries({
    searches: measureSearchAttacks,
    sessions: measureSessions,
  })) {
    if (PART !== undefined && PART !== name) continue;
    const { directory, remove } = await makeSample();
    const node = await startNode({ args: ['--no-sample'], dataDir: directory });
    try {
      figures.push(...(await withLoad(() => measure(node))));
    } finally {
      await node.dispose();
      remove();
    }
  }
  keepFigures(ATTACKS_FILE, figures);
  return figures;
}

async function measureSearchAttacks(node: RunningNode): Promise<Figure[]> {
  const attacker = await newReader(node, 'attacker');
  const other = await newReader(node, 'other');
  const figures: Figure[] = [];
  for (const { name, body, path = '/views/search/sync', times = 1 } of ATTACKS) {
    const small = sendSmallRequests(node.url, other, ['/users/other', '/streams', '/views/fields']);
    const started = performance.now();
    const answers = await Promise.all(many(times, () => post(node, attacker, path, body)));
    const took = performance.now() - started;
    const { latency, failed } = await small.stop();
    const note = `answered ${answers.map(({ status }) => status).join(', ')} after ${Math.round(took)} ms; median ${Math.round(latency.p50)} ms; ${failed} failed; peak memory so far ${Math.round(node.peakMemory() / 1024 / 1024)} MB`;
    figures.push({
      name: `attack: ${name}: the longest wait of others`,
      value: latency.max,
      unit: 'ms',
      aim: 500,
      runs: latency.runs,
      note,
    });
  }
  return [
    ...figures,
    {
      name: 'attacks: peak memory of the node',
      value: node.peakMemory() / 1024 / 1024,
      unit: 'MB',
      aim: MOST_MEGABYTES,
    },
  ];
}
