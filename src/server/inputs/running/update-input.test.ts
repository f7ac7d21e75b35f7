import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryWriter, type MemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { Configuration } from '../definition/model';
import { newInput } from './default-inputs';
import { createInputService, type InputService } from './input-service';
import { InputRefused } from './running-inputs';

const cleanUp: (() => unknown)[] = [];
let service: InputService;
let writer: MemoryWriter;

beforeEach(async () => {
  writer = createMemoryWriter();
  service = await createInputService({
    writer,
    documents: undefined,
    host: '127.0.0.1',
    now: Date.now,
    log: () => undefined,
  });
  cleanUp.push(() => service.stop());
});
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

/** A port that another program listens on, or just did. */
async function port({ taken }: { taken: boolean }): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const close = () => new Promise((resolve) => server.close(resolve));
  if (taken) cleanUp.push(close);
  else await close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function running(more: Configuration, type: string = INPUT_TYPES.rawTcp) {
  const input = newInput('Input', type, { bind_address: '127.0.0.1', ...more }, Date.now());
  await service.add(input);
  expect(stateOf(input.id)).toBe('RUNNING');
  return input;
}
const stateOf = (id: string) =>
  service.states().find(({ input }) => input.id === id)?.state ?? 'STOPPED';

async function connected(to: number): Promise<Socket> {
  const socket = connect(to, '127.0.0.1');
  cleanUp.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test('a taken port changes nothing: the input goes on, and so do its senders', async () => {
  const before = await port({ taken: false });
  const input = await running({ port: before });
  const sender = await connected(before);
  const taken = await port({ taken: true });
  const changed = { ...input, configuration: { ...input.configuration, port: taken } };
  await expect(service.update(input.id, changed)).rejects.toThrow(InputRefused);
  await expect(service.update(input.id, changed)).rejects.toThrow('address already in use');
  expect(service.get(input.id)).toEqual(input);
  expect(stateOf(input.id)).toBe('RUNNING');
  sender.write('still here\n');
  await writer.received(1);
});

test('a free port is listened on before the old one is left', async () => {
  const [before, after] = [await port({ taken: false }), await port({ taken: false })];
  const input = await running({ port: before });
  await service.update(input.id, {
    ...input,
    configuration: { ...input.configuration, port: after },
  });
  expect(service.get(input.id)?.configuration['port']).toBe(after);
  (await connected(after)).write('new\n');
  await writer.received(1);
  const refused = connect(before, '127.0.0.1');
  await expect(once(refused, 'connect')).rejects.toThrow('ECONNREFUSED');
});

test.each([
  { what: 'an unreadable certificate', more: { tls_enable: true, tls_cert_file: '/none.pem' } },
  { what: 'an unknown encoding', more: { charset_name: 'klingon' } },
  { what: 'an address of another machine', more: { bind_address: '192.0.2.1' } },
])('on the same port, $what leaves the input and its connections alone', async ({ more }) => {
  const same = await port({ taken: false });
  const input = await running({ port: same });
  const sender = await connected(same);
  const changed = { ...input, configuration: { ...input.configuration, ...more } };
  await expect(service.update(input.id, changed)).rejects.toThrow(InputRefused);
  expect(service.get(input.id)).toEqual(input);
  expect(stateOf(input.id)).toBe('RUNNING');
  sender.write('still here\n');
  await writer.received(1);
});

test('on the same port, other settings take effect', async () => {
  const same = await port({ taken: false });
  const input = await running({ port: same });
  await service.update(input.id, {
    ...input,
    configuration: { ...input.configuration, override_source: 'fixed' },
  });
  (await connected(same)).write('one\n');
  expect((await writer.received(1))[0]?.source).toBe('fixed');
});

test('a type that cannot start on the same port gives the port back', async () => {
  const same = await port({ taken: false });
  const input = await running({ port: same });
  // Nothing but the port itself is wrong: UDP is taken by another program.
  const other = createSocket('udp4').bind(same, '127.0.0.1');
  await once(other, 'listening');
  cleanUp.push(() => other.close());
  await expect(service.update(input.id, { ...input, type: INPUT_TYPES.rawUdp })).rejects.toThrow(
    InputRefused,
  );
  expect(service.get(input.id)?.type).toBe(INPUT_TYPES.rawTcp);
  (await connected(same)).write('one\n');
  await writer.received(1);
});

test('a new title leaves connections open', async () => {
  const same = await port({ taken: false });
  const input = await running({ port: same });
  const sender = await connected(same);
  await service.update(input.id, { ...input, title: 'Renamed' });
  expect(service.states()[0]?.input.title).toBe('Renamed');
  sender.write('still here\n');
  await writer.received(1);
});

test('asked to, it stores what cannot run; a later change brings it back', async () => {
  const input = await running({ port: await port({ taken: false }) });
  const taken = { ...input.configuration, port: await port({ taken: true }) };
  await service.update(input.id, { ...input, configuration: taken }, { evenIfItFails: true });
  expect(service.get(input.id)?.configuration).toEqual(taken);
  expect(stateOf(input.id)).toBe('FAILED');
  // Nothing runs that could go on, and still nothing is stored that cannot run.
  const other = { ...input.configuration, port: await port({ taken: true }) };
  await expect(service.update(input.id, { ...input, configuration: other })).rejects.toThrow(
    InputRefused,
  );
  expect([service.get(input.id)?.configuration, stateOf(input.id)]).toEqual([taken, 'FAILED']);
  await service.update(input.id, input);
  expect(stateOf(input.id)).toBe('RUNNING');
});

test('a stopped input is changed without being tried', async () => {
  const input = await running({ port: await port({ taken: false }) });
  await service.halt(input.id);
  const taken = { ...input.configuration, port: await port({ taken: true }) };
  await service.update(input.id, { ...input, configuration: taken });
  expect(service.get(input.id)?.configuration).toEqual(taken);
  expect(stateOf(input.id)).toBe('STOPPED');
});

test('of several changes at once each is judged by itself, the last good one holds', async () => {
  const input = await running({ port: await port({ taken: false }) });
  const ports = [
    await port({ taken: false }),
    await port({ taken: true }),
    await port({ taken: false }),
    await port({ taken: true }),
  ];
  const outcomes = await Promise.allSettled(
    ports.map((one) =>
      service.update(input.id, { ...input, configuration: { ...input.configuration, port: one } }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  expect(service.get(input.id)?.configuration['port']).toBe(ports[2]);
  (await connected(ports[2] ?? 0)).write('one\n');
  await writer.received(1);
});

test('what cannot be stored does not run', async () => {
  const stored = new Map<string, unknown>();
  let fails = false;
  service = await createInputService({
    writer,
    documents: {
      load: () => Promise.resolve(new Map()),
      put: (_, id, document) =>
        fails
          ? Promise.reject(new Error('no space'))
          : Promise.resolve(void stored.set(id, document)),
      remove: () => Promise.resolve(),
    },
    host: '127.0.0.1',
    now: Date.now,
    log: () => undefined,
  });
  const [before, after] = [await port({ taken: false }), await port({ taken: false })];
  const input = await running({ port: before });
  fails = true;
  for (const configuration of [
    { ...input.configuration, port: after },
    { ...input.configuration, override_source: 'fixed' },
  ])
    await expect(service.update(input.id, { ...input, configuration })).rejects.toThrow('no space');
  expect(service.get(input.id)).toEqual(input);
  (await connected(before)).write('one\n');
  expect((await writer.received(1))[0]?.source).not.toBe('fixed');
  await expect(once(connect(after, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
});
