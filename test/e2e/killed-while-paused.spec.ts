import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { countMessages } from '../bench/ingest';
import { startNode, until, type RunningNode } from './node';
import { freePort } from './ports';

const MESSAGES = 30_000;
const KILLS = 4;

type Journal = { uncommitted_journal_entries: number };
const waiting = async (node: RunningNode) =>
  ((await node.api('GET', '/system/journal')).body as Journal).uncommitted_journal_entries;

async function gelfTcp(node: RunningNode): Promise<number> {
  const port = await freePort();
  await node.api('POST', '/system/inputs', {
    title: 'Held',
    type: 'org.graylog2.inputs.gelf.tcp.GELFTCPInput',
    global: true,
    configuration: { bind_address: '127.0.0.1', port, use_null_delimiter: true },
  });
  await until(
    () =>
      new Promise<boolean>((resolve) => {
        const probe = connect(port, '127.0.0.1', () => resolve(true));
        probe.on('error', () => resolve(false));
        probe.end();
      }),
    () => 'the input listens',
  );
  return port;
}

const numbered = (n: number) =>
  `${JSON.stringify({ version: '1.1', host: 'held', short_message: `message ${n}`, _n: n })}\0`;

test('a node that is killed while processing is paused, and again while it catches up, stores every message once', async () => {
  const node = await startNode({ args: ['--no-sample', '--no-inputs'] });
  try {
    const port = await gelfTcp(node);
    await node.api('PUT', '/system/processing/pause');
    const socket = connect(port, '127.0.0.1');
    for (let n = 0; n < MESSAGES; n += 1) socket.write(numbered(n));
    await new Promise((resolve) => socket.end(() => resolve(undefined)));
    await until(
      async () => (await waiting(node)) === MESSAGES,
      () => 'everything waits',
    );
    // Messages over TCP are on disk within a second.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    for (let kill = 0; kill < KILLS; kill += 1) {
      await node.stop('SIGKILL');
      await node.restart();
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    }
    await until(
      async () => (await waiting(node)) === 0,
      () => 'nothing waits',
    );
    expect(await countMessages(node)).toBe(MESSAGES);
  } finally {
    await node.dispose();
  }
});
