import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ExtractorRequest } from '@/contract/extractors';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { startNode, type RunningNode } from '@test/e2e/node';
import { until } from '@test/e2e/until';
import { median, withLoad, type Figure } from '../report';
import { gelfTcpPort } from './gelf-port';
import { countMessages } from './ingest';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 100_000);
const ROUNDS = 5;
const CONNECTIONS = 10;

/** The share of the speed that an input keeps with twenty extractors, measured in turn with one without. */
export const measureExtractors = (): Promise<Figure[]> => withLoad(measure);

async function measure(): Promise<Figure[]> {
  const node = await startNode({ args: ['--no-sample'] });
  try {
    const without = await gelfTcpPort(node);
    const { id, port } = await extractingInput(node, without + 1_000);
    const shares: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [slow, fast] = [await speedOf(node, port), await speedOf(node, without)];
      // The first round warms up.
      if (round > 0) shares.push((100 * slow) / fast);
    }
    const { body } = await node.api('GET', `/system/inputs/${id}/extractors`);
    const all = (body as { extractors: { metrics: { total: { time: { mean: number } } } }[] })
      .extractors;
    const micros = all.reduce((sum, { metrics }) => sum + metrics.total.time.mean, 0);
    return [
      {
        name: 'GELF TCP with 20 extractors on each message, 5 of them grok: speed that is kept',
        value: median(shares),
        unit: '%',
        aim: 50,
        atLeast: true,
        runs: ROUNDS,
        note: `the extractors take ${micros.toFixed(0)} µs of each message`,
      },
    ];
  } finally {
    await node.dispose();
  }
}

/** Messages a second until all are found. */
async function speedOf(node: RunningNode, port: number): Promise<number> {
  const expected = (await countMessages(node)) + MESSAGES;
  const sender = fork(fileURLToPath(new URL('./gelf-sender.ts', import.meta.url)), [
    `${port}`,
    `${MESSAGES}`,
    `${CONNECTIONS}`,
  ]);
  await once(sender, 'message');
  const sent = once(sender, 'message');
  const started = performance.now();
  sender.send('go');
  await sent;
  let found = 0;
  await until(
    async () => (found = await countMessages(node)) >= expected,
    () => `${expected} messages are found, not ${found}`,
    600,
  );
  return (1_000 * MESSAGES) / (performance.now() - started);
}

async function extractingInput(
  node: RunningNode,
  port: number,
): Promise<{ id: string; port: number }> {
  const { body } = await node.api('POST', '/system/inputs', {
    title: 'Extracting',
    type: INPUT_TYPES.gelfTcp,
    global: true,
    configuration: { bind_address: '127.0.0.1', port, use_null_delimiter: true },
  });
  const { id } = body as { id: string };
  for (const [order, extractor] of EXTRACTORS.entries())
    await node.api('POST', `/system/inputs/${id}/extractors`, { ...extractor, order });
  return { id, port };
}

const on = (
  target_field: string,
  extractor_type: string,
  extractor_config: ExtractorRequest['extractor_config'],
  more: Partial<ExtractorRequest> = {},
): Omit<ExtractorRequest, 'order'> => ({
  title: target_field,
  cursor_strategy: 'copy',
  source_field: 'message',
  target_field,
  extractor_type,
  extractor_config,
  converters: [],
  condition_type: 'none',
  condition_value: '',
  ...more,
});
const grok = (name: string, grok_pattern: string) =>
  on(name, 'grok', { grok_pattern, named_captures_only: true });
const regex = (name: string, regex_value: string, more?: Partial<ExtractorRequest>) =>
  on(name, 'regex', { regex_value }, more);
const converted = (type: string, config = {}) => ({ converters: [{ type, config }] });

/** For the messages of `messages/logs.ts`: of requests, failed logins and orders. */
const EXTRACTORS = [
  grok(
    'grok_request',
    '%{WORD:verb} %{URIPATH:request} %{INT:status;int} %{NUMBER:took;double} ms',
  ),
  grok('grok_login', 'Failed password for %{USERNAME:user} from %{IP:ip} port %{INT:port;int}'),
  grok('grok_order', 'order %{INT:order;int} %{GREEDYDATA:problem}'),
  grok('grok_after', 'after %{INT:after;int} ms while talking to %{HOSTNAME:peer}'),
  grok('grok_address', '%{IPV4:address}'),
  regex('ms', '([\\d.]+) ms', converted('numeric')),
  regex('code', ' (\\d{3}) ', converted('numeric')),
  regex('path', ' (/\\S*)'),
  regex('login', 'for (\\w+) from', converted('uppercase')),
  regex('talks_to', 'talking to ([\\w-]+)'),
  regex('upstream', 'upstream=(\\S+)'),
  regex('failure', 'error: (.*)', { condition_type: 'string', condition_value: 'error' }),
  regex('slow', '(\\d{4}) ms', { condition_type: 'regex', condition_value: '\\d{4} ms$' }),
  on('shape', 'regex_replace', { regex: '\\d+', replacement: '#', replace_all: true }),
  on('first', 'split_and_index', { split_by: ' ', index: 1 }, converted('lowercase')),
  on('second', 'split_and_index', { split_by: ' ', index: 2 }),
  on('begin', 'substring', { begin_index: 0, end_index: 4 }),
  on('masked', 'copy_input', {}, { source_field: 'client_ip', ...converted('ip_anonymizer') }),
  on('hash', 'copy_input', {}, { source_field: 'user', ...converted('hash') }),
  on('pairs', 'copy_input', {}, { source_field: 'app', ...converted('tokenizer') }),
];
