import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventually } from '@test/environment/eventually';
import {
  compressedFrame,
  jsonFrame,
  lumberjackSender,
  pairsFrame,
  windowFrame,
} from '@test/inputs/lumberjack';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { runningInput } from '@test/inputs/running-input';
import { MessageRefused, QueueFull } from '@/server/message-types/incoming-message';
import { noCounts } from '../definition/counters';
import { newInput } from '../running/default-inputs';
import { createIntake } from '../definition/intake';
import { listenForConnections } from '../network/connections';
import { beatsDecoder } from './decode-beats';
import { serveBeats, type BeatsLimits } from './serve-beats';

const TYPE = 'org.graylog.plugins.beats.Beats2Input';
const event = (sequence: number) => jsonFrame(sequence, { message: `m${sequence}` });
const events = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => event(from + index));
const texts = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);

/** Rejects unless nothing listens on the port. */
async function refused(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect').finally(() => socket.destroy())).rejects.toThrow(
    'ECONNREFUSED',
  );
}

/** A listener with limits of its own. */
async function serving(limits: Partial<BeatsLimits>, drainMs = 2_000) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const intake = createIntake({
    input: newInput('x', TYPE, {}, 0),
    decoder: beatsDecoder({}),
    writer,
    counters,
    now: Date.now,
  });
  const { port, stop } = await listenForConnections({
    host: '127.0.0.1',
    port: 0,
    keepAlive: false,
    intake,
    serve: serveBeats(intake, limits),
    limits: { drainMs },
  });
  onTestFinished(stop);
  return { writer, counters, port, stop };
}

describe('acknowledgements', () => {
  test('come when the events are on disk, not before', async () => {
    const { writer, port, counters } = await serving({ keepAliveMs: 20 });
    const { send, acknowledged } = lumberjackSender(port);
    writer.hold();
    send(windowFrame(3), ...events(1, 3));
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(2));
    expect(new Set(acknowledged)).toEqual(new Set([0]));
    expect(writer.messages).toEqual([]);
    writer.release();
    await eventually(() => expect(acknowledged.at(-1)).toBe(3));
    expect(texts(writer.durable)).toEqual(['m1', 'm2', 'm3']);
    expect(counters).toMatchObject({ received: 3, malformed: 0 });
  });

  test('wait while processing is paused and its queue is full', async () => {
    const { writer, port, counters } = await serving({ keepAliveMs: 20 });
    const { send, acknowledged } = lumberjackSender(port);
    const write = writer.writeDurably;
    let refused = 0;
    writer.writeDurably = () => {
      refused += 1;
      return Promise.reject(new QueueFull());
    };
    send(windowFrame(2), ...events(1, 2));
    await eventually(() => expect(refused).toBeGreaterThan(1));
    expect(new Set(acknowledged)).toEqual(new Set([0]));
    writer.writeDurably = write;
    await eventually(() => expect(acknowledged.at(-1)).toBe(2));
    expect(texts(writer.durable)).toEqual(['m1', 'm2']);
    expect(counters.malformed).toBe(0);
  });

  test('follow compressed windows, one after another on one connection', async () => {
    const { writer, port } = await runningInput(TYPE);
    const { send, acknowledged } = lumberjackSender(port);
    for (let round = 0; round < 3; round += 1)
      send(windowFrame(1_200), compressedFrame(events(1, 1_200)));
    await eventually(() =>
      expect(acknowledged.filter((sequence) => sequence === 1_200)).toHaveLength(3),
    );
    expect(writer.durable).toHaveLength(3_600);
  });

  test('are sent for malformed events too, so that they are not repeated forever', async () => {
    const { writer, port, counters } = await runningInput(TYPE);
    const { send, acknowledged } = lumberjackSender(port);
    send(windowFrame(2), jsonFrame(1, ['no event']), event(2));
    await eventually(() => expect(acknowledged.at(-1)).toBe(2));
    expect(texts(writer.durable)).toEqual(['m2']);
    expect(counters).toMatchObject({ received: 1, malformed: 1 });
  });

  test('are sent for what can never be stored, but not for what cannot be stored now', async () => {
    const { writer, port, counters } = await runningInput(TYPE);
    const { writeDurably } = writer;
    writer.writeDurably = async (messages) => {
      await writeDurably(messages.filter(({ message }) => message !== 'm1'));
      throw new MessageRefused('too odd');
    };
    const sender = lumberjackSender(port);
    sender.send(windowFrame(2), ...events(1, 2));
    await eventually(() => expect(sender.acknowledged.at(-1)).toBe(2));
    expect(counters.lastError?.text).toContain('too odd');
    expect(texts(writer.durable)).toEqual(['m2']);

    writer.writeDurably = () => Promise.reject(new Error('the node ends'));
    sender.send(windowFrame(1), event(3));
    await once(sender.socket, 'close');
    expect(sender.acknowledged).not.toContain(3);
  });

  test('use version 1 if the sender does', async () => {
    const { writer, port } = await runningInput(TYPE);
    const { send, socket } = lumberjackSender(port);
    send(windowFrame(1, '1'), pairsFrame(1, { line: 'hello', host: 'web-01', file: '/a.log' }));
    expect(await once(socket, 'data')).toEqual([Buffer.from([0x31, 0x41, 0, 0, 0, 1])]);
    expect(writer.durable[0]).toMatchObject({
      message: 'hello',
      source: 'web-01',
      fields: { beat_file: '/a.log' },
    });
  });
});

test('a sender that hangs up in the middle of a frame has its complete events stored', async () => {
  const { writer, port } = await runningInput(TYPE);
  const { socket } = lumberjackSender(port);
  socket.end(Buffer.concat([windowFrame(3), ...events(1, 2), event(3).subarray(0, 8)]));
  expect(texts(await writer.received(2))).toEqual(['m1', 'm2']);
});

test('anything but lumberjack is refused with a reason after valid frames are stored', async () => {
  const { writer, port, counters } = await runningInput(TYPE);
  const { send, socket } = lumberjackSender(port);
  send(windowFrame(2), event(1));
  await writer.received(1);
  send(Buffer.from('GET / HTTP/1.1\r\n'));
  await once(socket, 'close');
  expect(counters.lastError?.text).toContain(
    'The connection from 127.0.0.1 was closed: No Beats sender',
  );
});

test('many senders wait for storage with bounded bytes in flight', async () => {
  const { writer, port, counters } = await serving({
    storingBytes: 24_000,
    groupBytes: 12_000,
    keepAliveMs: 20,
  });
  const large = (sequence: number) => jsonFrame(sequence, { message: 'x'.repeat(5_000) });
  writer.hold();
  const senders = Array.from({ length: 8 }, () => lumberjackSender(port));
  for (const { send } of senders)
    send(
      windowFrame(10),
      compressedFrame(Array.from({ length: 10 }, (_, index) => large(index + 1))),
    );
  // The frames of all have been read once all of them are told to wait.
  const told = () => senders.map(({ acknowledged }) => acknowledged.length);
  await eventually(() => expect(Math.min(...told())).toBeGreaterThan(2));
  writer.release();
  // A keep-alive may follow.
  await eventually(() =>
    expect(senders.every(({ acknowledged }) => acknowledged.includes(10))).toBe(true),
  );
  // Two groups of two events each are the most that may be in flight.
  expect(writer.mostWaiting).toBeLessThanOrEqual(4);
  expect(counters.received).toBe(80);
});

test('stored events are acknowledged before the input stops', async () => {
  const { writer, port, stop } = await runningInput(TYPE);
  const { send, acknowledged } = lumberjackSender(port);
  writer.hold();
  send(windowFrame(2), ...events(1, 2));
  await eventually(() => expect(writer.waiting).toBeGreaterThan(0));
  const stopped = stop();
  await eventually(() => refused(port));
  expect(acknowledged.filter((sequence) => sequence > 0)).toEqual([]);
  writer.release();
  await stopped;
  await eventually(() => expect(acknowledged.at(-1)).toBe(2));
});

test('stopping does not wait for all events of a large frame', async () => {
  const { writer, port, stop } = await serving({}, 50);
  const { send, socket } = lumberjackSender(port);
  writer.hold();
  send(windowFrame(90_000), compressedFrame(events(1, 90_000)));
  await eventually(() => expect(writer.waiting).toBeGreaterThan(0));
  const stopped = stop();
  await once(socket, 'close');
  writer.release();
  await stopped;
  expect(writer.messages.length).toBeLessThan(90_000);
});

test('speaks TLS', async () => {
  const { writer, port } = await runningInput(TYPE, { tls_enable: true });
  const { send, acknowledged } = lumberjackSender(
    port,
    connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  );
  send(windowFrame(1), event(1));
  await eventually(() => expect(acknowledged).toEqual([1]));
  expect(texts(writer.durable)).toEqual(['m1']);
});
