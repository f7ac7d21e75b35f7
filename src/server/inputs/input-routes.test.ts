import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryWriter } from '@test/memory-writer';
import type { Identity } from '../sessions/authentication';
import { createApi, type Api } from '../http/api';
import { newInput } from './default-inputs';
import { serveInputs } from './input-routes';
import { createInputService, type InputService } from './input-service';
import { INPUT_TYPES, type InputDocument } from './model';

let api: Api;
let inputs: InputService;
let gelf: InputDocument;
let syslog: InputDocument;
let permissions: string[];

beforeEach(async () => {
  permissions = ['*'];
  inputs = await createInputService({ writer: createMemoryWriter(), documents: undefined, host: '127.0.0.1', now: Date.now, log: () => undefined });
  await inputs.start({ inputs: false });
  gelf = newInput('GELF', INPUT_TYPES.gelfTcp, { port: 0 }, Date.now());
  syslog = newInput('Syslog', INPUT_TYPES.syslogUdp, { port: 0, bind_address: '192.0.2.1' }, Date.now());
  await inputs.add(gelf);
  await inputs.add(syslog);
  const user = { username: 'admin' } as unknown as NonNullable<Identity['user']>;
  api = createApi({ nodeId: 'node-1', authenticate: () => Promise.resolve({ user, session: undefined, permissions } as unknown as Identity), log: () => undefined });
  serveInputs(api, { inputs, nodeId: 'node-1', removeInput: (id) => inputs.remove(id) });
});
afterEach(() => inputs.stop());

async function call(path: string, method = 'GET') {
  const response = await api.handle(new Request(`http://node/api${path}`, { method, headers: { 'x-requested-by': 'test' } }), { address: '127.0.0.1', secure: false });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const summary = (input: InputDocument, name: string) => {
  const { configuration, ...rest } = input;
  return { ...rest, name, content_pack: null, attributes: configuration };
};

test('lists inputs as Graylog does', async () => {
  expect(await call('/system/inputs')).toEqual({ status: 200, body: { inputs: [summary(gelf, 'GELF TCP'), summary(syslog, 'Syslog UDP')], total: 2 } });
  expect(await call(`/system/inputs/${gelf.id}`)).toEqual({ status: 200, body: summary(gelf, 'GELF TCP') });
});

test('tells states, of this node and of the cluster', async () => {
  const { body } = await call('/system/inputstates');
  expect(body).toEqual({
    states: [
      { id: gelf.id, state: 'RUNNING', started_at: expect.stringMatching(/^\d{4}-.*Z$/), detailed_message: null, message_input: summary(gelf, 'GELF TCP') },
      { id: syslog.id, state: 'FAILED', started_at: expect.any(String), detailed_message: expect.stringContaining('192.0.2.1'), message_input: summary(syslog, 'Syslog UDP') },
    ],
  });
  expect((await call('/cluster/inputstates')).body).toEqual({ 'node-1': (body as { states: unknown }).states });
  expect(await call(`/system/inputstates/${gelf.id}`)).toMatchObject({ status: 200, body: { state: 'RUNNING' } });
});

test('shows only what the caller may read, and refuses the rest', async () => {
  permissions = [`inputs:read:${gelf.id}`];
  expect(await call('/system/inputs')).toMatchObject({ body: { total: 1, inputs: [{ id: gelf.id }] } });
  expect(await call('/system/inputstates')).toMatchObject({ body: { states: [{ id: gelf.id }] } });
  expect(await call(`/system/inputs/${syslog.id}`)).toEqual({ status: 403, body: { type: 'ApiError', message: `Not authorized to access resource id <${syslog.id}>` } });
  expect((await call(`/system/inputs/${gelf.id}`, 'DELETE')).status).toBe(403);
  expect(inputs.list()).toHaveLength(2);
});

test('answers unknown inputs and types as recorded', async () => {
  const id = '5f5f5f5f5f5f5f5f5f5f5f5f';
  expect(await call(`/system/inputs/${id}`)).toMatchObject({ status: 404, body: { type: 'ApiError', message: `Input <${id}> not found!` } });
  expect(await call(`/system/inputs/${id}`, 'DELETE')).toMatchObject({ status: 404, body: { message: `Input <${id}> not found!` } });
  expect(await call(`/system/inputstates/${id}`)).toMatchObject({ status: 404, body: { message: `No input state for input id <${id}> on this node.` } });
  expect(await call('/system/inputs/types/nope')).toMatchObject({ status: 404, body: { message: 'Unknown input type nope requested.' } });
});

test('deletes an input, once', async () => {
  expect(await call(`/system/inputs/${gelf.id}`, 'DELETE')).toEqual({ status: 204, body: null });
  expect((await call(`/system/inputs/${gelf.id}`, 'DELETE')).status).toBe(404);
});

test('describes the types it can run, each default in its own description', async () => {
  expect((await call('/system/inputs/types')).body).toMatchObject({ types: { [INPUT_TYPES.gelfTcp]: 'GELF TCP', [INPUT_TYPES.fileTail]: 'Log files of this machine' } });
  const { body } = await call('/system/inputs/types/all');
  expect(Object.keys(body as object)).toEqual(expect.arrayContaining(Object.values(INPUT_TYPES)));
  expect(body).toMatchObject({ 'org.graylog2.inputs.gelf.kafka.GELFKafkaInput': { name: 'GELF Kafka', unavailable: expect.stringContaining('Kafka cluster') } });
  expect(await call(`/system/inputs/types/${INPUT_TYPES.gelfTcp}`)).toMatchObject({ body: { requested_configuration: { port: { type: 'number', default_value: 12201, is_optional: false, attributes: ['is_port_number'], position: 100, is_encrypted: false } } } });
});

test('counts what arrived, by input', async () => {
  expect((await call('/console/inputs/counts')).body).toMatchObject({ counts: { [gelf.id]: { received: 0, malformed: 0, last_error: null, last_error_at: null } } });
});
