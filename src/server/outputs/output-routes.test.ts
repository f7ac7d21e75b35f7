import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { eventually } from '@test/environment/eventually';
import type { OutputCounts, OutputList, OutputSummary } from '@/contract/outputs';
import { DEFAULT_STREAM_ID, type Stream } from '@/contract/streams';
import { askedBackend, read } from '@test/backend/asked-backend';
import { GELF_OUTPUT, LOGGING_OUTPUT } from './sending/output-types';

const SHOP = '6b019df4df73424ee9f4d114';
const NOWHERE = '5f5f5f5f5f5f5f5f5f5f5f5f';
const users = [
  {
    username: 'mia',
    password: 'pw',
    permissions: ['outputs:create', `streams:read:${SHOP}`, `stream_outputs:read:${SHOP}`],
  },
];
const rules = [
  {
    id: 'r',
    type: 1,
    field: 'app',
    value: 'shop',
    inverted: false,
    stream_id: SHOP,
    description: null,
  },
];

async function started() {
  const { backend, ask } = await askedBackend({
    seed: { users, streams: [{ id: SHOP, title: 'Shop', rules }] },
  });
  const made = (body: object, as = 'admin:secret') =>
    read<OutputSummary>(ask('POST', '/system/outputs', { body, as }));
  const give = async (stream: string, id: string) =>
    (await ask('POST', `/streams/${stream}/outputs`, { body: { outputs: [id] } })).status;
  const write = (n: number) =>
    backend.writer.writeDurably([
      {
        timestamp: Date.now(),
        source: 'web1',
        message: `order ${n}`,
        fields: { app: 'shop' },
        inputId: 'in',
        receivedAt: 0,
      },
    ]);
  return { backend, ask, made, give, write };
}

it('an output is made, changed, given to a stream and taken away again with its end', async () => {
  const { ask, made, give } = await started();
  const output = await made({ title: 'Log', type: LOGGING_OUTPUT, configuration: { prefix: 'a' } });
  expect(output).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    title: 'Log',
    type: LOGGING_OUTPUT,
    configuration: { prefix: 'a' },
    creator_user_id: 'admin',
    created_at: expect.stringMatching(/Z$/),
    content_pack: null,
  });
  const { id, created_at, ...rest } = output;
  expect(await read(ask('PUT', `/system/outputs/${id}`, { body: { title: 'Other' } }))).toEqual({
    ...rest,
    _id: id,
    title: 'Other',
    created_at: created_at.replace('Z', '+0000'),
  });

  expect(await give(SHOP, id)).toBe(202);
  expect(await give(DEFAULT_STREAM_ID, id)).toBe(202);
  expect((await read<Stream>(ask('GET', `/streams/${SHOP}`))).outputs).toEqual([
    { ...output, title: 'Other' },
  ]);
  expect(await read<OutputList>(ask('GET', `/streams/${SHOP}/outputs`))).toEqual({
    total: 1,
    outputs: [{ ...output, title: 'Other' }],
  });
  expect((await ask('DELETE', `/streams/${DEFAULT_STREAM_ID}/outputs/${id}`)).status).toBe(204);
  expect((await ask('DELETE', `/system/outputs/${id}`)).status).toBe(204);
  expect((await read<Stream>(ask('GET', `/streams/${SHOP}`))).outputs).toEqual([]);
});

it('what cannot be is refused', async () => {
  const { ask, made, give } = await started();
  expect(await made({ title: 'x', type: 'nope', configuration: {} })).toEqual({
    type: 'ValidationApiError',
    message: 'Validation failed!',
    validation_errors: { type: [{ error: 'Invalid output type' }] },
  });
  expect(await give(SHOP, NOWHERE)).toBe(404);
  const { id } = await made({ title: 'Log', type: LOGGING_OUTPUT, configuration: {} });
  expect(
    await read(
      ask('POST', '/streams/000000000000000000000002/outputs', { body: { outputs: [id] } }),
    ),
  ).toMatchObject({ message: 'Cannot assign outputs to a non-editable stream.' });
});

it('the streams in the body of a new output are ignored', async () => {
  const { ask, made } = await started();
  await made({ title: 'Log', type: LOGGING_OUTPUT, configuration: {}, streams: [SHOP] });
  expect((await read<Stream>(ask('GET', `/streams/${SHOP}`))).outputs).toEqual([]);
});

it('who made an output may change it; who may read a stream sees its outputs', async () => {
  const { ask, made, give } = await started();
  const foreign = await made({ title: 'Log', type: LOGGING_OUTPUT, configuration: {} });
  const own = await made({ title: 'Mine', type: LOGGING_OUTPUT, configuration: {} }, 'mia:pw');
  await give(SHOP, foreign.id);
  const status = async (method: string, path: string, body?: object) =>
    (await ask(method, path, { as: 'mia:pw', ...(body && { body }) })).status;
  expect(await status('GET', '/system/outputs')).toBe(403);
  expect(await status('GET', `/streams/${SHOP}/outputs`)).toBe(200);
  expect(await status('PUT', `/system/outputs/${foreign.id}`, { title: 'x' })).toBe(403);
  expect(await status('PUT', `/system/outputs/${own.id}`, { title: 'x' })).toBe(200);
  expect(await status('DELETE', `/streams/${SHOP}/outputs/${foreign.id}`)).toBe(403);
});

it('stored messages of a stream are sent on; a receiver that is gone is told', async () => {
  const { ask, made, give, write } = await started();
  const received: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (chunk) => received.push(chunk.toString())),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { id } = await made({
    title: 'Archive',
    type: GELF_OUTPUT,
    configuration: { hostname: '127.0.0.1', port, protocol: 'TCP', reconnect_delay: 20 },
  });
  await give(SHOP, id);
  await write(1);
  await eventually(() =>
    expect(received.join('')).toContain('"short_message":"order 1","timestamp"'),
  );
  expect(
    (await read<{ counts: Record<string, OutputCounts> }>(ask('GET', '/console/outputs/counts')))
      .counts[id],
  ).toEqual({
    sent: 1,
    dropped: 0,
    waiting: 0,
    queue_size: 512,
    failing: false,
    last_error: null,
    last_error_at: null,
  });
  server.close();

  const { id: broken } = await made({
    title: 'Nowhere',
    type: GELF_OUTPUT,
    configuration: {},
  });
  await give(SHOP, broken);
  await write(2);
  const { notifications } = await read<{
    notifications: { type: string; key: string; details: object }[];
  }>(ask('GET', '/system/notifications'));
  expect(notifications).toMatchObject([
    {
      type: 'output_failing',
      key: broken,
      details: {
        output_title: 'Nowhere',
        error_message: 'The output has no destination host.',
        dropped: 1,
      },
    },
  ]);
});
