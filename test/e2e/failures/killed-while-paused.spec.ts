import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { countMessages } from '@test/bench/ingest/ingest';
import { listeningInput } from '../listening-input';
import { startNode, type RunningNode } from '../node';
import { until } from '../until';

const MESSAGES = 30_000;
const KILLS = 4;

type Journal = { uncommitted_journal_entries: number; journal_size: number };
const journal = async (node: RunningNode) =>
  (await node.api('GET', '/system/journal')).body as Journal;
const waiting = async (node: RunningNode) => (await journal(node)).uncommitted_journal_entries;

/** Bytes of the journal on disk. */
const onDisk = (node: RunningNode) =>
  readdirSync(node.dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.journal'))
    .reduce((sum, name) => sum + statSync(join(node.dataDir, name)).size, 0);

const numbered = (n: number) =>
  `${JSON.stringify({ version: '1.1', host: 'held', short_message: `message ${n}`, _n: n })}\0`;

test('a node that is killed while processing is paused, and again while it catches up, stores every message once', async () => {
  const node = await startNode({ args: ['--no-sample', '--no-inputs'] });
  try {
    const port = await listeningInput(node, 'org.graylog2.inputs.gelf.tcp.GELFTCPInput', {
      use_null_delimiter: true,
    });
    await node.api('PUT', '/system/processing/pause');
    const socket = connect(port, '127.0.0.1');
    for (let n = 0; n < MESSAGES; n += 1) socket.write(numbered(n));
    await new Promise((resolve) => socket.end(() => resolve(undefined)));
    await until(
      async () => (await waiting(node)) === MESSAGES,
      () => 'everything waits',
    );
    const { journal_size: size } = await journal(node);
    await until(
      () => onDisk(node) >= size,
      () => `${size} bytes are on disk, not ${onDisk(node)}`,
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      await node.stop('SIGKILL');
      await node.restart();
      const left = await waiting(node);
      await until(
        async () => left === 0 || (await waiting(node)) < left,
        () => `fewer than ${left} wait`,
      );
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
