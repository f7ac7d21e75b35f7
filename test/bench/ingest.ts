import { once } from 'node:events';
import { connect } from 'node:net';
import { until, type RunningNode } from '../e2e/node';
import { gelfLines } from './logs';
import type { Figure } from './report';

const total = (body: unknown) => (body as { results: { q: { search_types: { c: { total: number } } } } }).results.q.search_types.c.total;

export async function countMessages(node: RunningNode): Promise<number> {
  const { body } = await node.api('POST', '/views/search/sync', {
    queries: [{ id: 'q', timerange: { type: 'relative', range: 0 }, filter: null, query: { type: 'elasticsearch', query_string: '_exists_:n' }, search_types: [{ id: 'c', type: 'pivot', series: [{ type: 'count', id: 'count()' }], row_groups: [], column_groups: [], rollup: true }] }],
  });
  return total(body);
}

/** Sends over one GELF TCP connection as fast as the node takes it, and waits until the last message is found. */
export async function measureIngest(node: RunningNode, port: number, count: number): Promise<Figure[]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const started = performance.now();
  let chunk = '';
  for (const line of gelfLines(count)) {
    chunk += `${line}\0`;
    if (chunk.length < 65_536) continue;
    if (!socket.write(chunk)) await once(socket, 'drain');
    chunk = '';
  }
  socket.end(chunk);
  const taken = performance.now() - started;
  let found = 0;
  await until(async () => (found = await countMessages(node)) >= count, () => `${count} messages are found, not ${found}`, 600);
  const seconds = (performance.now() - started) / 1000;
  return [
    { name: `GELF TCP, ${count.toLocaleString('en')} messages until all are found`, value: count / seconds, unit: 'messages/s', aim: 7_900, atLeast: true, note: `taken from the socket in ${(taken / 1000).toFixed(1)} s` },
    { name: 'peak memory of the node while taking them', value: node.peakMemory() / 2 ** 20, unit: 'MiB' },
  ];
}
