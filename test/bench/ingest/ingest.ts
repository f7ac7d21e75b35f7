import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RunningNode } from '@test/e2e/node';
import { until } from '@test/e2e/until';
import { median, type Figure } from '../report';

const total = (body: unknown) =>
  (body as { results: { q: { search_types: { c: { total: number } } } } }).results.q.search_types.c
    .total;

export async function countMessages(node: RunningNode): Promise<number> {
  const { body } = await node.api('POST', '/views/search/sync', {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range: 0 },
        filter: null,
        query: { type: 'elasticsearch', query_string: '_exists_:n' },
        search_types: [
          {
            id: 'c',
            type: 'pivot',
            series: [{ type: 'count', id: 'count()' }],
            row_groups: [],
            column_groups: [],
            rollup: true,
          },
        ],
      },
    ],
  });
  return total(body);
}

/** The numbers of connections, and the share of messages that each sends. */
const RUNS = [
  { connections: 1, share: 0.2 },
  { connections: 10, share: 0.6 },
  { connections: 100, share: 0.2 },
];
const SINGLE_MESSAGES = 9;

type Sent = { seconds: number; cpuSeconds: number };

/**
 * A separate process sends over one connection or many as fast as the node accepts messages. A run
 * ends when all of them are found.
 */
export async function measureIngest(
  node: RunningNode,
  port: number,
  count: number,
): Promise<Figure[]> {
  const figures = [await measureSingle(node, port)];
  let expected = await countMessages(node);
  for (const { connections, share } of RUNS) {
    expected += Math.round(count * share);
    figures.push(await measureRun(node, port, Math.round(count * share), connections, expected));
  }
  return [
    ...figures,
    {
      name: 'peak memory of the node while taking them',
      value: node.peakMemory() / 2 ** 20,
      unit: 'MiB',
      aim: 1024,
    },
  ];
}

async function measureRun(
  node: RunningNode,
  port: number,
  count: number,
  connections: number,
  expected: number,
): Promise<Figure> {
  const sender = fork(fileURLToPath(new URL('./gelf-sender.ts', import.meta.url)), [
    `${port}`,
    `${count}`,
    `${connections}`,
  ]);
  await once(sender, 'message');
  const sent = once(sender, 'message') as Promise<[Sent]>;
  const started = performance.now();
  sender.send('go');
  const [{ seconds: taken, cpuSeconds }] = await sent;
  // Polling during ingest would use processor time of both cores.
  let found = 0;
  await until(
    async () => (found = await countMessages(node)) >= expected,
    () => `${expected} messages are found, not ${found}`,
    600,
  );
  const seconds = (performance.now() - started) / 1000;
  return {
    name: `GELF TCP, ${connections} connections, ${count.toLocaleString('en')} messages until all are found`,
    value: count / seconds,
    unit: 'messages/s',
    aim: 50_000,
    atLeast: true,
    note: `taken from the sockets in ${taken.toFixed(1)} s; the sender took ${((100 * cpuSeconds) / taken).toFixed(0)} % of a core`,
  };
}

/** The time from sending a single message on an idle node until a search finds it. */
async function measureSingle(node: RunningNode, port: number): Promise<Figure> {
  const times: number[] = [];
  for (let n = 0; n < SINGLE_MESSAGES; n += 1) {
    const before = await countMessages(node);
    const started = performance.now();
    connect(port, '127.0.0.1').end('{"host":"bench","short_message":"one","_n":0}\0');
    await until(
      async () => (await countMessages(node)) > before,
      () => 'one message is found',
    );
    times.push(performance.now() - started);
  }
  return {
    name: 'one message: sent until found',
    value: median(times),
    unit: 'ms',
    aim: 630,
    runs: SINGLE_MESSAGES,
    note: 'Graylog: 1,260',
  };
}
