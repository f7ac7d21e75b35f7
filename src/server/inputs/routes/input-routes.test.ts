import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { Identity } from '../../http/identity';
import { createApi, type Api } from '../../http/api';
import { newInput } from '../running/default-inputs';
import { serveInputs } from './input-routes';
import { createInputService, type InputService } from '../running/input-service';
import type { InputDocument } from '../definition/model';

let api: Api;
let inputs: InputService;
let gelf: InputDocument;
let syslog: InputDocument;
let permissions: string[];

beforeEach(async () => {
  permissions = ['*'];
  inputs = await createInputService({
    writer: createMemoryWriter(),
    documents: undefined,
    nodeId: 'node-1',
    host: '127.0.0.1',
    now: Date.now,
    log: () => undefined,
  });
  await inputs.start({ inputs: false });
  gelf = newInput('GELF', INPUT_TYPES.gelfTcp, { port: 0 }, Date.now());
  syslog = newInput(
    'Syslog',
    INPUT_TYPES.syslogUdp,
    { port: 0, bind_address: '192.0.2.1' },
    Date.now(),
  );
  await inputs.add(gelf);
  await inputs.add(syslog);
  const user = { username: 'admin' } as unknown as NonNullable<Identity['user']>;
  api = createApi({
    nodeId: 'node-1',
    authenticate: () =>
      Promise.resolve({ user, session: undefined, permissions } as unknown as Identity),
    log: () => undefined,
  });
  serveInputs(api, { inputs, nodeId: 'node-1', removeInput: (id) => inputs.remove(id) });
});
afterEach(() => inputs.stop());

async function answered(path: string, method = 'GET', body?: unknown) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return api.handle(
    new Request(`http://node/api${path}`, {
      method,
      headers: { 'x-requested-by': 'test', 'content-type': 'application/json' },
      ...sent,
    }),
    { address: '127.0.0.1', secure: false },
  );
}

async function call(path: string, method = 'GET', body?: unknown) {
  const response = await answered(path, method, body);
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const RAW = 'org.graylog2.inputs.raw.tcp.RawTCPInput';
const rawInput = (more: object = {}) => ({
  title: 'Raw',
  type: RAW,
  global: true,
  configuration: { bind_address: '127.0.0.1', port: 0, tls_key_password: 'geheim', ...more },
});
async function created(more: object = {}): Promise<string> {
  const { status, body } = await call('/system/inputs', 'POST', rawInput(more));
  expect(status).toBe(201);
  return (body as { id: string }).id;
}

const summary = (input: InputDocument, name: string) => {
  const { configuration, ...rest } = input;
  return { ...rest, name, content_pack: null, attributes: configuration };
};

test('lists inputs as Graylog does', async () => {
  expect(await call('/system/inputs')).toEqual({
    status: 200,
    body: { inputs: [summary(gelf, 'GELF TCP'), summary(syslog, 'Syslog UDP')], total: 2 },
  });
  expect(await call(`/system/inputs/${gelf.id}`)).toEqual({
    status: 200,
    body: summary(gelf, 'GELF TCP'),
  });
});

test('lists states of this node and of the cluster', async () => {
  const { body } = await call('/system/inputstates');
  expect(body).toEqual({
    states: [
      {
        id: gelf.id,
        state: 'RUNNING',
        started_at: expect.stringMatching(/^\d{4}-.*Z$/),
        detailed_message: null,
        message_input: summary(gelf, 'GELF TCP'),
      },
      {
        id: syslog.id,
        state: 'FAILED',
        started_at: expect.any(String),
        detailed_message: expect.stringContaining('192.0.2.1'),
        message_input: summary(syslog, 'Syslog UDP'),
      },
    ],
  });
  expect((await call('/cluster/inputstates')).body).toEqual({
    'node-1': (body as { states: unknown }).states,
  });
  expect(await call(`/system/inputstates/${gelf.id}`)).toMatchObject({
    status: 200,
    body: { state: 'RUNNING' },
  });
});

test('shows only what the caller may read', async () => {
  permissions = [`inputs:read:${gelf.id}`];
  expect(await call('/system/inputs')).toMatchObject({
    body: { total: 1, inputs: [{ id: gelf.id }] },
  });
  expect(await call('/system/inputstates')).toMatchObject({ body: { states: [{ id: gelf.id }] } });
  expect(await call(`/system/inputs/${syslog.id}`)).toEqual({
    status: 403,
    body: { type: 'ApiError', message: `Not authorized to access resource id <${syslog.id}>` },
  });
  expect((await call(`/system/inputs/${gelf.id}`, 'DELETE')).status).toBe(403);
  expect(inputs.list()).toHaveLength(2);
});

test('responds to unknown inputs and types like Graylog', async () => {
  const id = '5f5f5f5f5f5f5f5f5f5f5f5f';
  expect(await call(`/system/inputs/${id}`)).toMatchObject({
    status: 404,
    body: { type: 'ApiError', message: `Input <${id}> not found!` },
  });
  expect(await call(`/system/inputs/${id}`, 'DELETE')).toMatchObject({
    status: 404,
    body: { message: `Input <${id}> not found!` },
  });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    status: 404,
    body: { message: `No input state for input id <${id}> on this node.` },
  });
  expect(await call('/system/inputs/types/nope')).toMatchObject({
    status: 404,
    body: { message: 'Unknown input type nope requested.' },
  });
});

test('deletes an input', async () => {
  expect(await call(`/system/inputs/${gelf.id}`, 'DELETE')).toEqual({ status: 204, body: null });
  expect((await call(`/system/inputs/${gelf.id}`, 'DELETE')).status).toBe(404);
});

test('describes the types it can run, each default in its own description', async () => {
  expect((await call('/system/inputs/types')).body).toMatchObject({
    types: {
      [INPUT_TYPES.gelfTcp]: 'GELF TCP',
      [INPUT_TYPES.fileTail]: 'Log files of this machine',
    },
  });
  const { body } = await call('/system/inputs/types/all');
  expect(Object.keys(body as object)).toEqual(expect.arrayContaining(Object.values(INPUT_TYPES)));
  expect(body).toMatchObject({
    'org.graylog2.inputs.gelf.kafka.GELFKafkaInput': {
      name: 'GELF Kafka',
      unavailable: expect.stringContaining('Kafka cluster'),
    },
  });
  expect(await call(`/system/inputs/types/${INPUT_TYPES.gelfTcp}`)).toMatchObject({
    body: {
      requested_configuration: {
        port: {
          type: 'number',
          default_value: 12201,
          is_optional: false,
          attributes: ['is_port_number'],
          position: 100,
          is_encrypted: false,
        },
      },
    },
  });
});

test('suggests the address that the node listens on', async () => {
  const { body } = await call(`/system/inputs/types/${INPUT_TYPES.gelfTcp}`);
  expect(body).toMatchObject({
    requested_configuration: { bind_address: { default_value: '127.0.0.1' } },
  });
});

test('counts messages by input', async () => {
  expect((await call('/console/inputs/counts')).body).toMatchObject({
    counts: { [gelf.id]: { received: 0, malformed: 0, last_error: null, last_error_at: null } },
  });
});

test('creates and starts an input and returns its location', async () => {
  const answer = await answered('/system/inputs', 'POST', rawInput());
  const { id } = (await answer.json()) as { id: string };
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`http://node/system/inputs/${id}`);
  expect(await call(`/system/inputs/${id}`)).toMatchObject({
    status: 200,
    body: {
      title: 'Raw',
      name: 'Raw/Plaintext TCP',
      type: RAW,
      global: true,
      node: null,
      creator_user_id: 'admin',
      content_pack: null,
      static_fields: {},
      attributes: { port: 0, tls_key_password: 'geheim' },
    },
  });
  // States mask passwords for everyone.
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    body: {
      state: 'RUNNING',
      message_input: { attributes: { tls_key_password: '<password set>' } },
    },
  });
});

test('masks passwords without the permission to edit', async () => {
  const id = await created();
  permissions = ['inputs:read'];
  expect(await call(`/system/inputs/${id}`)).toMatchObject({
    body: { attributes: { tls_key_password: '<password set>' } },
  });
});

test.each<[string, unknown, number, string]>([
  [
    'an unknown type',
    { ...rawInput(), type: 'nope' },
    404,
    'There is no such input type registered.',
  ],
  ['no title', { ...rawInput(), title: undefined }, 400, 'problem: Null title'],
  [
    'no configuration',
    { ...rawInput(), configuration: undefined },
    400,
    'problem: Null configuration',
  ],
  [
    'an empty configuration',
    { ...rawInput(), configuration: {} },
    400,
    'Missing or invalid input configuration.',
  ],
  [
    'a port that is no number',
    rawInput({ port: 'abc' }),
    400,
    'Missing or invalid input configuration.',
  ],
  ['a member nobody knows', { ...rawInput(), color: 'red' }, 400, 'Unable to map property color.'],
  [
    'a type that cannot run here',
    { ...rawInput(), type: 'org.graylog2.inputs.raw.kafka.RawKafkaInput' },
    400,
    'Raw/Plaintext Kafka is not available on this node. It needs a Kafka cluster',
  ],
])('refuses to create %s', async (_, body, status, message) => {
  expect(await call('/system/inputs', 'POST', body)).toMatchObject({
    status,
    body: { type: 'ApiError', message: expect.stringContaining(message) },
  });
  expect(inputs.list()).toHaveLength(2);
});

test('allows only one sample, and no change to an unavailable type', async () => {
  const sample = { title: 'Sample', type: INPUT_TYPES.sample, global: true, configuration: {} };
  expect((await call('/system/inputs', 'POST', sample)).status).toBe(201);
  expect(await call('/system/inputs', 'POST', sample)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('only one may exist') },
  });
  const kafka = { ...rawInput(), type: 'org.graylog2.inputs.gelf.kafka.GELFKafkaInput' };
  expect(await call(`/system/inputs/${gelf.id}`, 'PUT', kafka)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('not available on this node') },
  });
  expect(inputs.get(gelf.id)?.type).toBe(INPUT_TYPES.gelfTcp);
});

test('an input whose port is taken is created and has FAILED; it runs when the port is free and it is started', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const id = await created({ port });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    body: { state: 'FAILED', detailed_message: expect.stringContaining('address already in use') },
  });
  await new Promise((resolve) => blocker.close(resolve));
  expect(await call(`/system/inputstates/${id}`, 'PUT')).toEqual({ status: 200, body: { id } });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    body: { state: 'RUNNING', detailed_message: null },
  });
});

test('changes and restarts an input, keeping its creator and time of creation', async () => {
  const id = await created();
  const before = inputs.get(id);
  await call(`/system/inputs/${id}/staticfields`, 'POST', { key: 'dc', value: 'north' });
  const changed = { ...rawInput({ port: 70_000 }), title: 'Renamed' };
  expect(await call(`/system/inputs/${id}`, 'PUT', changed)).toMatchObject({
    status: 422,
    body: { type: 'ApiError', message: 'The port must be a number from 0 to 65535.' },
  });
  expect(inputs.get(id)?.title).toBe(before?.title);
  expect(await call(`/system/inputs/${id}?even_if_it_fails=true`, 'PUT', changed)).toEqual({
    status: 201,
    body: { id },
  });
  expect(await call(`/system/inputs/${id}`)).toMatchObject({
    body: {
      title: 'Renamed',
      created_at: before?.created_at,
      static_fields: { dc: 'north' },
      attributes: { port: 70_000 },
    },
  });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    body: { state: 'FAILED', detailed_message: 'The port must be a number from 0 to 65535.' },
  });
  expect(
    await call(`/system/inputs/${id}`, 'PUT', { ...rawInput(), configuration: {} }),
  ).toMatchObject({
    status: 400,
    body: {
      message: 'Mandatory configuration field "bind_address" is missing or has the wrong data type',
    },
  });
});

test('a stopped input has no state, stays stopped when it is changed, and runs again when it is started', async () => {
  const id = await created();
  for (let twice = 0; twice < 2; twice += 1)
    expect(await call(`/system/inputstates/${id}`, 'DELETE')).toEqual({
      status: 200,
      body: { id },
    });
  await call(`/system/inputs/${id}`, 'PUT', { ...rawInput(), title: 'Changed' });
  expect((await call(`/system/inputstates/${id}`)).status).toBe(404);
  expect(await call(`/cluster/inputstates/${id}`, 'PUT')).toEqual({
    status: 200,
    body: { 'node-1': { id } },
  });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({
    body: { state: 'RUNNING', message_input: { title: 'Changed' } },
  });
  expect(await call(`/cluster/inputstates/${id}`, 'DELETE')).toEqual({
    status: 200,
    body: { 'node-1': { id } },
  });
  expect((await call(`/system/inputstates/${id}`)).status).toBe(404);
});

test('starting and stopping unknown inputs is 404 on the node and null in the cluster', async () => {
  const id = '5f5f5f5f5f5f5f5f5f5f5f5f';
  for (const method of ['PUT', 'DELETE']) {
    expect(await call(`/system/inputstates/${id}`, method)).toMatchObject({
      status: 404,
      body: { message: `Input <${id}> not found!` },
    });
    expect(await call(`/cluster/inputstates/${id}`, method)).toEqual({
      status: 200,
      body: { 'node-1': null },
    });
  }
});

test('an input of another node is stored but does not run', async () => {
  const { body } = await call('/system/inputs', 'POST', {
    ...rawInput(),
    global: false,
    node: 'node-2',
  });
  const { id } = body as { id: string };
  expect(await call(`/system/inputs/${id}`)).toMatchObject({
    body: { global: false, node: 'node-2' },
  });
  expect((await call(`/system/inputstates/${id}`)).status).toBe(404);
});

test('static fields: set, replaced, removed', async () => {
  const place = `/system/inputs/${gelf.id}/staticfields`;
  const answer = await answered(place, 'POST', { key: 'dc', value: 'north' });
  expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([
    201,
    '',
    `http://node/system/inputs/${gelf.id}`,
  ]);
  await call(place, 'POST', { key: 'dc', value: 'south' });
  await call(place, 'POST', { key: 'source', value: 'x' });
  expect(await call(`/system/inputs/${gelf.id}`)).toMatchObject({
    body: { static_fields: { dc: 'south', source: 'x' } },
  });
  expect(await call(`${place}/dc`, 'DELETE')).toEqual({ status: 204, body: null });
  expect(await call(`${place}/dc`, 'DELETE')).toMatchObject({
    status: 404,
    body: { message: `No such static field [dc] on input <${gelf.id}>.` },
  });
  for (const key of ['bad key!', '..', '.', ' dc'])
    expect(await call(place, 'POST', { key, value: 'x' })).toMatchObject({
      status: 400,
      body: { message: `Invalid key: [${key}]` },
    });
  expect(await call(place, 'POST', { key: '', value: '' })).toMatchObject({
    status: 400,
    body: {
      type: 'ValidationApiError',
      validation_errors: {
        key: [{ error: expect.any(String) }],
        value: [{ error: expect.any(String) }],
      },
    },
  });
});

test('every change needs its own permission', async () => {
  permissions = ['inputs:read', 'inputs:edit:other'];
  const attempts: [string, string, unknown?][] = [
    ['/system/inputs', 'POST', rawInput()],
    [`/system/inputs/${gelf.id}`, 'PUT', rawInput()],
    [`/system/inputs/${gelf.id}`, 'DELETE'],
    [`/system/inputs/${gelf.id}/staticfields`, 'POST', { key: 'a', value: 'b' }],
    [`/system/inputs/${gelf.id}/staticfields/a`, 'DELETE'],
    [`/system/inputstates/${gelf.id}`, 'PUT'],
    [`/system/inputstates/${gelf.id}`, 'DELETE'],
    [`/cluster/inputstates/${gelf.id}`, 'PUT'],
    [`/cluster/inputstates/${gelf.id}`, 'DELETE'],
  ];
  for (const [path, method, body] of attempts)
    expect((await call(path, method, body)).status).toBe(403);
  expect(inputs.states().filter(({ state }) => state === 'RUNNING')).toHaveLength(1);
});

test('lists codecs with their form fields', async () => {
  const { body } = await call('/system/codecs/types/all');
  expect(body).toMatchObject({
    gelf: { type: 'gelf', name: 'GELF' },
    syslog: { name: 'Syslog' },
    raw: { name: 'Raw String' },
    CEF: { name: '' },
  });
  expect(
    Object.keys(
      (body as { gelf: { requested_configuration: object } }).gelf.requested_configuration,
    ),
  ).toEqual(['override_source', 'charset_name', 'decompress_size_limit']);
});
