import { createServer } from 'node:net';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { DocumentStorage } from '../../storage/documents';
import { newInput } from './default-inputs';
import { createInputService, type InputService, type InputServiceOptions } from './input-service';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

async function service(options: Partial<InputServiceOptions> = {}): Promise<{
  service: InputService;
  log: string[];
  writer: ReturnType<typeof createMemoryWriter>;
}> {
  const log: string[] = [];
  const writer = createMemoryWriter();
  const made = await createInputService({
    writer,
    documents: undefined,
    host: '127.0.0.1',
    now: Date.now,
    log: (line) => void log.push(line),
    ...options,
  });
  cleanUp.push(() => made.stop());
  return { service: made, log, writer };
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const memoryDocuments = (): DocumentStorage => {
  const collections = new Map<string, Map<string, unknown>>();
  const of = (name: string) => {
    const found = collections.get(name) ?? new Map<string, unknown>();
    collections.set(name, found);
    return found;
  };
  return {
    load: async (name) => new Map(of(name)),
    put: async (name, id, document) => void of(name).set(id, document),
    remove: async (name, id) => void of(name).delete(id),
  };
};

/** The number of TCP servers of this process. */
const listeners = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

/** Where the only running input listens. */
const portOf = (inputs: InputService) => inputs.states()[0]?.port ?? 0;

const listening = (type: string, port: number) =>
  newInput(type, type, { bind_address: '127.0.0.1', port }, Date.now());

test('an input whose port is taken fails with the reason, all others start', async () => {
  const { service: inputs, log } = await service();
  const port = await takenPort();
  await inputs.start({ inputs: false });
  await inputs.add(listening(INPUT_TYPES.gelfTcp, port));
  await inputs.add(listening(INPUT_TYPES.syslogTcp, 0));
  expect(inputs.states().map(({ state, detail }) => [state, detail])).toEqual([
    [
      'FAILED',
      `Cannot listen on 127.0.0.1:${port}: address already in use by another input or program.`,
    ],
    ['RUNNING', null],
  ]);
  expect(log).toHaveLength(1);
});

test('an unknown encoding, a foreign address and a missing folder fail only their own input', async () => {
  const { service: inputs } = await service();
  await inputs.start({ inputs: false });
  await inputs.add(newInput('a', INPUT_TYPES.gelfTcp, { port: 0, charset_name: 'klingon' }, 0));
  await inputs.add(newInput('b', INPUT_TYPES.gelfUdp, { port: 0, bind_address: '192.0.2.1' }, 0));
  await inputs.add(newInput('c', INPUT_TYPES.fileTail, { path: '/nowhere/at/all' }, 0));
  expect(inputs.states().map(({ state }) => state)).toEqual(['FAILED', 'FAILED', 'FAILED']);
  expect(inputs.states().map(({ detail }) => detail)).toEqual([
    expect.stringContaining('klingon'),
    expect.stringContaining('no such address'),
    expect.stringContaining('/nowhere/at/all'),
  ]);
});

test('`inputs: false` starts and creates none', async () => {
  const { service: inputs } = await service();
  await inputs.start({ inputs: false });
  expect(inputs.list()).toEqual([]);
  expect(inputs.states()).toEqual([]);
});

test('the state of a running input shows malformed messages', async () => {
  const { service: inputs, writer } = await service();
  await inputs.start({ inputs: false });
  const input = listening(INPUT_TYPES.gelfTcp, 0);
  await inputs.add(input);
  const socket = connect(portOf(inputs), '127.0.0.1');
  socket.end('oops\0{"host":"h","short_message":"fine"}\0');
  await writer.received(1);
  expect(inputs.counters(input.id)).toMatchObject({ malformed: 1 });
  expect(inputs.states()[0]).toMatchObject({
    state: 'RUNNING',
    detail: expect.stringMatching(/^1 malformed; last error at .*: Invalid JSON/),
  });
});

test('removing an input frees its port', async () => {
  const { service: inputs } = await service();
  await inputs.start({ inputs: false });
  const input = listening(INPUT_TYPES.gelfTcp, 0);
  await inputs.add(input);
  await inputs.remove(input.id);
  expect(inputs.list()).toEqual([]);
  expect(inputs.states()).toEqual([]);
});

test('a first start creates the default inputs with port offset and log directory, and later starts keep them', async () => {
  const { service: inputs } = await service();
  await inputs.start({ portOffset: 31_000, logDirectory: '/nonexistent/logs' });
  const ports = () => inputs.list().flatMap(({ configuration: { port } }) => port ?? []);
  expect(ports()).toEqual([43_202, 43_201, 43_201, 32_514, 32_514]);
  const paths = () => inputs.list().flatMap(({ configuration: { path } }) => path ?? []);
  expect(paths()).toEqual(['/nonexistent/logs']);
  await inputs.stop();
  await inputs.start({ portOffset: 0, logDirectory: '/var/log' });
  expect(ports()).toEqual([43_202, 43_201, 43_201, 32_514, 32_514]);
  expect(paths()).toEqual(['/nonexistent/logs']);
});

test('stopped inputs stay stopped after a restart', async () => {
  const documents = memoryDocuments();
  const started = async () => {
    const { service: made } = await service({ documents });
    await made.start({ inputs: true, portOffset: 30_000 });
    return made;
  };
  const first = await started();
  for (const { id } of first.list()) await first.remove(id);
  await first.add(listening(INPUT_TYPES.gelfTcp, 0));
  const stopped = listening(INPUT_TYPES.syslogTcp, 0);
  await first.add(stopped);
  await first.halt(stopped.id);
  await first.stop();

  const second = await started();
  expect(second.list()).toHaveLength(2);
  expect(second.states().map(({ input }) => input.type)).toEqual([INPUT_TYPES.gelfTcp]);
  await second.run(stopped.id);
  expect(second.states()).toHaveLength(2);
});

test('static fields take effect on the next message of a running input', async () => {
  const { service: inputs, writer } = await service();
  await inputs.start({ inputs: false });
  const input = listening(INPUT_TYPES.gelfHttp, 0);
  await inputs.add(input);
  const send = () =>
    fetch(`http://127.0.0.1:${portOf(inputs)}/gelf`, {
      method: 'POST',
      body: '{"host":"h","short_message":"m"}',
    });
  await send();
  await inputs.setStaticField(input.id, 'dc', 'north');
  await send();
  await inputs.setStaticField(input.id, 'dc', undefined);
  await send();
  expect(writer.messages.map(({ staticFields }) => staticFields)).toEqual([
    undefined,
    { dc: 'north' },
    undefined,
  ]);
});

test('operations on one input run one after another', async () => {
  const { service: inputs } = await service();
  await inputs.start({ inputs: false });
  const input = listening(INPUT_TYPES.gelfTcp, 0);
  // The servers of earlier tests are closed by then.
  await eventually(() => expect(listeners()).toBe(0));
  await Promise.all([
    inputs.add(input),
    inputs.halt(input.id),
    inputs.run(input.id),
    inputs.update(input.id, { ...input, title: 'New' }),
    inputs.run(input.id),
  ]);
  expect(inputs.states()).toMatchObject([
    { state: 'RUNNING', detail: null, input: { title: 'New' } },
  ]);
  await eventually(() => expect(listeners()).toBe(1));
  await Promise.all([
    inputs.remove(input.id),
    inputs.run(input.id),
    inputs.halt(input.id),
    inputs.setStaticField(input.id, 'a', 'b'),
  ]);
  expect([inputs.list(), inputs.states()]).toEqual([[], []]);
  await eventually(() => expect(listeners()).toBe(0));
});
