import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { eventually } from '@test/environment/eventually';
import type { InputCounts } from '@/contract/inputs';
import type { Journal, MessageProcessors } from '@/contract/node';
import type { SystemOverview } from '@/contract/system';
import type { LoggerSubsystems } from '@/contract/system-log';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { createBackend } from '../backend';
import { join } from 'node:path';
import { INPUT_TYPES } from '@/domain/inputs/input-types';

const STREAM = '5f00000000000000000000aa';
const search = (query: string) => ({
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 0 },
      query,
      search_types: [{ id: 'm', type: 'messages', limit: 500 }],
    },
  ],
});
async function found(ask: Ask, query: string): Promise<number> {
  const { results } = await read<{
    results: { q: { search_types: { m: { total_results: number } } } };
  }>(ask('POST', '/views/search/sync', { body: search(query) }));
  return results.q.search_types.m.total_results;
}

async function runningInput(ask: Ask, type: string, port: number): Promise<string> {
  const { id } = await read<{ id: string }>(
    ask('POST', '/system/inputs', {
      body: {
        title: 'GELF',
        type,
        global: true,
        configuration: { bind_address: '127.0.0.1', port, use_null_delimiter: true },
      },
    }),
  );
  await eventually(async () =>
    expect((await read<{ state: string }>(ask('GET', `/system/inputstates/${id}`))).state).toBe(
      'RUNNING',
    ),
  );
  return id;
}
const gelf = (n: number) =>
  JSON.stringify({ version: '1.1', host: 'h', short_message: `message ${n}`, _batch: 'held' });
const journalOf = (ask: Ask) => read<Journal>(ask('GET', '/system/journal'));
const post = (port: number, n: number) =>
  fetch(`http://127.0.0.1:${port}/gelf`, { method: 'POST', body: gelf(n) });

it('paused, messages are received and held; resumed, every one is there', async () => {
  const { ask } = await askedBackend();
  await runningInput(ask, INPUT_TYPES.gelfTcp, 21_790);
  const socket = connect(21_790, '127.0.0.1');
  await once(socket, 'connect');
  const send = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) socket.write(`${gelf(n)}\0`);
  };
  send(0, 100);
  await eventually(async () => expect(await found(ask, 'batch:held')).toBe(100));

  expect((await ask('PUT', '/system/processing/pause')).status).toBe(204);
  expect(await read<SystemOverview>(ask('GET', '/system'))).toMatchObject({
    lifecycle: 'paused',
    lb_status: 'alive',
    is_processing: false,
  });
  send(100, 300);
  await eventually(async () =>
    expect(await journalOf(ask)).toMatchObject({
      enabled: true,
      uncommitted_journal_entries: 200,
      number_of_segments: 1,
    }),
  );
  expect(await found(ask, 'batch:held')).toBe(100);

  expect((await ask('PUT', '/system/processing/resume')).status).toBe(204);
  await eventually(async () => expect(await found(ask, 'batch:held')).toBe(300));
  expect(await read<SystemOverview>(ask('GET', '/system'))).toMatchObject({
    lifecycle: 'running',
    is_processing: true,
  });
  expect(await journalOf(ask)).toMatchObject({
    uncommitted_journal_entries: 0,
    journal_size: 0,
    oldest_segment: null,
  });
  socket.destroy();
});

it('paused with a full queue, HTTP is refused, datagrams are counted and TCP waits', async () => {
  const { ask } = await askedBackend({ journalBytes: 20_000 });
  await runningInput(ask, INPUT_TYPES.gelfHttp, 21_791);
  const tcp = await runningInput(ask, INPUT_TYPES.gelfTcp, 21_791 + 1);
  const udp = await runningInput(ask, INPUT_TYPES.gelfUdp, 21_791);
  expect((await ask('PUT', '/system/processing/pause')).status).toBe(204);
  let accepted = 0;
  let refused: Response | undefined;
  while (refused === undefined) {
    const reply = await post(21_791, accepted);
    if (reply.status === 202) accepted += 1;
    else refused = reply;
  }
  expect(accepted).toBeGreaterThan(10);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('paused');
  expect(await read<SystemOverview>(ask('GET', '/system'))).toMatchObject({
    lb_status: 'throttled',
  });

  const datagrams = createSocket('udp4');
  datagrams.send(gelf(-1), 21_791, '127.0.0.1');
  const counts = async () =>
    (await read<{ counts: Record<string, InputCounts> }>(ask('GET', '/console/inputs/counts')))
      .counts;
  await eventually(async () => expect((await counts())[udp]?.dropped).toBe(1));
  datagrams.close();

  const socket = connect(21_792, '127.0.0.1');
  await once(socket, 'connect');
  const line = Buffer.from(`${gelf(accepted)}\0`);
  socket.write(line);
  await eventually(async () => expect((await counts())[tcp]?.bytes).toBe(line.length));
  // Stopping an input while its senders wait for room must not hang, nor lose what it received.
  expect((await ask('DELETE', `/system/inputstates/${tcp}`)).status).toBe(200);

  expect((await ask('PUT', '/system/processing/resume')).status).toBe(204);
  await eventually(async () => expect(await found(ask, 'batch:held')).toBe(accepted + 1));
  expect((await post(21_791, 0)).status).toBe(202);
});

it('what is held when the node ends is stored by the next one', async () => {
  const databasePath = join(temporaryDirectory(), 'messages.duckdb');
  const before = await createBackend({ databasePath, adminPassword: 'secret', passwordCost: 1024 });
  await before.handle(
    new Request('http://node.test/api/system/processing/pause', {
      method: 'PUT',
      headers: { 'x-requested-by': 'test', authorization: `Basic ${btoa('admin:secret')}` },
    }),
  );
  await before.writer.writeDurably([
    {
      timestamp: Date.now(),
      source: 'h',
      message: 'held',
      fields: { batch: 'end' },
      inputId: 'i',
      receivedAt: Date.now(),
    },
  ]);
  await before.close();
  const { ask } = await askedBackend({ databasePath });
  await eventually(async () => expect(await found(ask, 'batch:end')).toBe(1));
});

it('ends when somebody who may asks for it', async () => {
  const shutDown = vi.fn();
  const { ask } = await askedBackend({
    shutDown,
    seed: { users: [{ username: 'rea', password: 'pw' }] },
  });
  expect((await ask('POST', '/system/shutdown/shutdown', { as: 'rea:pw' })).status).toBe(403);
  expect(shutDown).not.toHaveBeenCalled();
  expect((await ask('POST', '/system/shutdown/shutdown')).status).toBe(200);
  expect(shutDown).toHaveBeenCalledTimes(1);
});

it('without the stream rules messages go to no stream of their own', async () => {
  const { ask, backend } = await askedBackend({
    seed: {
      streams: [
        {
          id: STREAM,
          title: 'S',
          rules: [
            {
              id: 'r',
              type: 7,
              field: '',
              value: '',
              inverted: false,
              stream_id: STREAM,
              description: null,
            },
          ],
        },
      ],
    },
  });
  const processors = await read<MessageProcessors>(ask('GET', '/system/messageprocessors/config'));
  const [filters, rules] = processors.processor_order.map(({ class_name }) => class_name);
  const disabled = (names: unknown[]) =>
    ask('PUT', '/system/messageprocessors/config', {
      body: { ...processors, disabled_processors: names },
    });
  const write = (n: string) =>
    backend.writer.writeDurably([
      {
        timestamp: Date.now(),
        source: 'h',
        message: n,
        fields: { n },
        inputId: 'i',
        receivedAt: Date.now(),
      },
    ]);
  await write('one');
  expect((await disabled([rules])).status).toBe(200);
  await write('two');
  expect(
    (await read<MessageProcessors>(ask('GET', '/system/messageprocessors/config')))
      .disabled_processors,
  ).toEqual([rules]);
  await disabled([]);
  await write('three');
  expect([
    await found(ask, `n:one AND streams:${STREAM}`),
    await found(ask, `n:two AND streams:${STREAM}`),
    await found(ask, `n:three AND streams:${STREAM}`),
  ]).toEqual([1, 0, 1]);
  expect((await disabled([filters])).status).toBe(400);
});

it('a subsystem writes what its level says', async () => {
  const { ask } = await askedBackend();
  const recent = async () =>
    (
      await ask('GET', '/system/loggers/messages/recent?limit=5', {
        headers: { accept: 'text/plain' },
      })
    ).text();
  const level = async () =>
    (await read<LoggerSubsystems>(ask('GET', '/system/loggers/subsystems'))).subsystems['graylog'];
  expect(await level()).toMatchObject({ level: 'info', level_syslog: 400 });
  await ask('GET', '/streams');
  expect(await recent()).not.toContain('GET /streams 200');
  expect((await ask('PUT', '/system/loggers/subsystems/graylog/level/debug')).status).toBe(204);
  await ask('GET', '/streams');
  expect(await recent()).toContain('DEBUG [api] GET /streams 200');
  expect(await level()).toMatchObject({ level: 'debug', level_syslog: 500 });
  expect((await ask('PUT', '/system/loggers/subsystems/nope/level/info')).status).toBe(404);
});
