import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '../definition/counters';
import { createHeldBytes, type HeldLimits } from '../definition/held-bytes';
import { newInput } from '../running/default-inputs';
import { decodeGelf } from '../gelf/decode-gelf';
import { createIntake } from '../definition/intake';
import { createFrameSplitter } from './frames';
import { listenForConnections, type ConnectionLimits } from './connections';
import { frameReader, type FrameReaderLimits } from './framed-tcp';

const cleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

async function listening(
  limits: Partial<ConnectionLimits & FrameReaderLimits>,
  held: Partial<HeldLimits> = {},
) {
  const writer = Object.assign(createMemoryWriter(), { held: createHeldBytes(held) });
  const counters = noCounts();
  const intake = createIntake({
    input: newInput('x', INPUT_TYPES.gelfTcp, {}, 0),
    decoder: decodeGelf,
    writer,
    counters,
    now: Date.now,
  });
  const listener = await listenForConnections({
    host: '127.0.0.1',
    port: 0,
    keepAlive: false,
    intake,
    serve: frameReader(
      intake,
      () => createFrameSplitter({ delimiter: 0, maxBytes: 1_000_000 }),
      limits,
    ),
    limits,
  });
  cleanUp.push(() => listener.stop());
  const open = async () => {
    const socket = connect(listener.port, '127.0.0.1').on('error', () => undefined);
    cleanUp.push(() => void socket.destroy());
    await once(socket, 'connect');
    return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
  };
  return { writer, counters, open };
}

const message = '{"host":"h","short_message":"m"}\0';

test('refuses and reports connections over the limit', async () => {
  const { open, counters, writer } = await listening({ connections: 1 });
  const first = await open();
  const second = await open();
  await second.closed;
  first.socket.write(message);
  await writer.received(1);
  expect(counters.lastError?.text).toContain('there are 1 already');
});

test('disconnects senders that stall within a message, but not between messages', async () => {
  const { open, counters, writer } = await listening({ stalledMs: 100 });
  const stalled = await open();
  const quiet = await open();
  quiet.socket.write(message);
  stalled.socket.write('{"host":');
  await stalled.closed;
  expect(counters.lastError?.text).toContain(
    'ended inside a message: the sender was silent for too long',
  );
  quiet.socket.write(message);
  await writer.received(2);
});

test('disconnects a sender that takes forever for one message', async () => {
  let now = 0;
  const { open, counters } = await listening({ now: () => now, slowMs: 150 });
  const { socket, closed } = await open();
  socket.write('x');
  await eventually(() => expect(counters.bytes).toBe(1));
  now = 151;
  socket.write('x');
  await closed;
  expect(counters.lastError?.text).toContain('ended inside a message: it came too slowly');
});

test('does not count idle time before a message as slow', async () => {
  let now = 0;
  const { open, counters, writer } = await listening({ now: () => now, slowMs: 2_000 });
  const { socket } = await open();
  await eventually(() => expect(counters.connections).toBe(1));
  now = 2_100;
  socket.write(message.slice(0, 10));
  await eventually(() => expect(counters.bytes).toBe(10));
  socket.write(message.slice(10));
  expect(await writer.received(1)).toHaveLength(1);
});

test('does not disconnect senders that wait for storage', async () => {
  const { open, counters, writer } = await listening({ stalledMs: 50, idleMs: 50 });
  const { socket } = await open();
  writer.hold();
  socket.write(`${message}${message}{"host":`);
  await eventually(() => expect(writer.waiting).toBe(1));
  // It has the same limits, and is silent for a shorter time.
  const silent = await open();
  await silent.closed;
  await eventually(() => expect(counters.connections).toBe(1));
  socket.write('"h","short_message":"late"}\0');
  writer.release();
  expect((await writer.received(3)).at(-1)?.message).toBe('late');
});

test('reads large messages one after the other once they take too much, and small ones at any time', async () => {
  const { open, counters, writer } = await listening(
    {},
    { bytes: 200_000, freeBytes: 10_000, patienceMs: 60_000 },
  );
  const large = await Promise.all([open(), open(), open(), open()]);
  for (const { socket } of large) socket.write('x'.repeat(90_000));
  // What TCP holds itself is not read before there is room.
  await eventually(() => expect(counters.bytes).toBeGreaterThanOrEqual(200_000));
  for (const { socket } of large) socket.write('x'.repeat(400_000));
  const small = await open();
  small.socket.write(message);
  expect(await writer.received(1)).toHaveLength(1);
  for (const { socket } of large) socket.end('\0');
  await Promise.all(large.map(({ closed }) => closed));
  expect(counters.malformed).toBe(4);
  expect(counters.lastError?.text).toContain('Invalid JSON');
});

test('gives up a large message that keeps others waiting', async () => {
  const { open, counters } = await listening(
    {},
    { bytes: 200_000, freeBytes: 10_000, patienceMs: 50 },
  );
  const stalled = await open();
  stalled.socket.write('x'.repeat(190_000));
  await eventually(() => expect(counters.bytes).toBe(190_000));
  const other = await open();
  other.socket.end(`${'x'.repeat(500_000)}\0`);
  await stalled.closed;
  await other.closed;
  await eventually(() => expect(counters.malformed).toBe(2));
  expect(counters.bytes).toBe(190_000 + 500_001);
});
