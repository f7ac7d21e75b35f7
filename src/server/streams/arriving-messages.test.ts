import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { indexSetDraft } from '@test/samples/index-set-draft';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { Backend } from '../backend';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';

async function gelfInput(backend: Backend, ask: Ask): Promise<{ id: string; port: number }> {
  const { id } = await read<{ id: string }>(
    ask('POST', '/system/inputs', {
      body: {
        title: 'GELF',
        type: INPUT_TYPES.gelfTcp,
        global: true,
        configuration: { bind_address: '127.0.0.1', port: 0, use_null_delimiter: true },
      },
    }),
  );
  const state = async () =>
    (await read<{ state: string }>(ask('GET', `/system/inputstates/${id}`))).state;
  await eventually(async () => expect(await state()).toBe('RUNNING'));
  return { id, port: backend.listening()[0]?.port ?? 0 };
}

type Found = { message: Record<string, unknown> & { n: number; streams: string[] } };

const inStream = (ask: Ask, streamId: string) =>
  found(ask, '', { type: 'or', filters: [{ type: 'stream', id: streamId }] });

async function found(ask: Ask, query: string, filter?: object): Promise<Found['message'][]> {
  const search = {
    queries: [
      {
        id: 'q',
        timerange: { type: 'relative', range: 0 },
        ...(filter && { filter }),
        query,
        search_types: [
          { id: 'm', type: 'messages', limit: 100, sort: [{ field: 'n', order: 'ASC' }] },
        ],
      },
    ],
  };
  const job = await read<{ results: { q: { search_types: { m: { messages: Found[] } } } } }>(
    ask('POST', '/views/search/sync', { body: search }),
  );
  return job.results.q.search_types.m.messages.map(({ message }) => message);
}

it('messages go to the streams they match when they arrive, and stay there', async () => {
  const { backend, ask } = await askedBackend();
  const input = await gelfInput(backend, ask);
  const socket = connect(input.port, '127.0.0.1');
  await once(socket, 'connect');
  let sent = 0;
  const numbers = async (stream: string) => (await inStream(ask, stream)).map(({ n }) => n);
  const send = async (...messages: object[]) => {
    for (const message of messages) {
      sent += 1;
      socket.write(
        `${JSON.stringify({ version: '1.1', host: 'shop', short_message: 'order', _n: sent, ...message })}\0`,
      );
    }
    await eventually(async () =>
      expect(
        new Set([...(await numbers(DEFAULT_STREAM_ID)), ...(await numbers(stream))]).size,
      ).toBe(sent),
    );
  };
  const { stream_id: stream } = await read<{ stream_id: string }>(
    ask('POST', '/streams', {
      body: {
        title: 'Slow orders',
        index_set_id: DEFAULT_INDEX_SET_ID,
        remove_matches_from_default_stream: true,
        rules: [
          { type: 8, field: '', value: input.id },
          { type: 3, field: 'took_ms', value: '100' },
          { type: 2, field: 'user', value: '^(?!test)' },
        ],
      },
    }),
  );

  await send({ _took_ms: 500, _user: 'bob' });
  expect(await numbers(stream)).toEqual([]);

  await ask('POST', `/streams/${stream}/resume`);
  await send(
    { _took_ms: 101, _user: 'bob' },
    { _took_ms: 99, _user: 'bob' },
    { _took_ms: 200, _user: 'tester' },
    { _took_ms: '300.5', _user: 'ann' },
  );
  expect(await numbers(stream)).toEqual([2, 5]);
  expect(await numbers(DEFAULT_STREAM_ID)).toEqual([1, 3, 4]);
  expect((await inStream(ask, stream))[0]?.streams).toEqual([stream]);

  await ask('PUT', `/streams/${stream}`, { body: { matching_type: 'OR' } });
  await send({ _took_ms: 1 });
  expect(await numbers(stream)).toEqual([2, 5, 6]);

  await ask('POST', `/streams/${stream}/pause`);
  await send({ _took_ms: 900, _user: 'bob' });
  expect(await numbers(stream)).toEqual([2, 5, 6]);

  await ask('DELETE', `/streams/${stream}`);
  expect(await numbers(DEFAULT_STREAM_ID)).toEqual([1, 3, 4, 7]);
  socket.destroy();
});

it('a message in two index sets is found once, and in each index by its name', async () => {
  const { backend, ask } = await askedBackend();
  const input = await gelfInput(backend, ask);
  const { id: setId } = await read<{ id: string }>(
    ask('POST', '/system/indices/index_sets', { body: indexSetDraft('Shop', 'shop') }),
  );
  const { stream_id: stream } = await read<{ stream_id: string }>(
    ask('POST', '/streams', {
      body: {
        title: 'Shop',
        index_set_id: setId,
        rules: [{ type: 8, field: '', value: input.id }],
      },
    }),
  );
  await ask('POST', `/streams/${stream}/resume`);
  const socket = connect(input.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `${JSON.stringify({ version: '1.1', host: 'shop', short_message: 'order', _n: 1 })}\0`,
  );
  const numbers = async (query: string) => (await found(ask, query)).map(({ n }) => n);
  await eventually(async () => expect(await numbers('n:1')).toEqual([1]));
  expect(await numbers('_index:shop_0')).toEqual([1]);
  expect(await numbers('_index:graylog_0')).toEqual([1]);
  expect(await numbers('_index:shop_0 AND n:2')).toEqual([]);
  socket.destroy();
});
