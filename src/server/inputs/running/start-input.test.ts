import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '../definition/counters';
import { newInput } from './default-inputs';
import type { Configuration, Listener } from '../definition/model';
import { startInput } from './start-input';
import { createReadPositions } from '../definition/read-positions';

const cleanUp: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

/** A running input on a port of its own, and what it wrote. */
async function running(type: string, configuration: Configuration = {}, now = Date.now) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const input = newInput(
    'under test',
    type,
    { bind_address: '127.0.0.1', port: 0, timezone: 'UTC', ...configuration },
    Date.now(),
  );
  const runner = (await startInput(input, {
    writer,
    counters,
    readPositions: await createReadPositions(undefined),
    now,
  })) as Listener;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= runner.stop());
  cleanUp.push(stop);
  return { writer, counters, port: runner.port, stop, input };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  cleanUp.push(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function datagrams(port: number, ...all: (Buffer | string)[]): Promise<void> {
  const socket = createSocket('udp4');
  for (const one of all)
    await new Promise((resolve) => socket.send(one, port, '127.0.0.1', resolve));
  socket.close();
}

const gelf = (short_message: string, more: object = {}) =>
  JSON.stringify({ version: '1.1', host: 'web-01', short_message, ...more });
const texts = (messages: readonly { message: string }[]) => messages.map(({ message }) => message);

describe('GELF TCP', () => {
  test('takes messages that arrive in chunks, several at a time, and who sent them', async () => {
    const { writer, port, counters, input } = await running(INPUT_TYPES.gelfTcp);
    const socket = await connected(port);
    const bytes = Buffer.from(`${gelf('über')}\0${gelf('two')}\0`);
    for (const byte of bytes) socket.write(Buffer.from([byte]));
    socket.end(`${gelf('three')}\0${gelf('four')}`);
    expect(texts(await writer.received(4))).toEqual(['über', 'two', 'three', 'four']);
    expect(writer.messages[0]).toMatchObject({
      source: 'web-01',
      inputId: input.id,
      remote: { ip: '127.0.0.1', port: socket.localPort },
    });
    await eventually(() =>
      expect(counters).toMatchObject({ received: 4, malformed: 0, connections: 0 }),
    );
  });

  test('counts a malformed message and continues with the next one on the connection', async () => {
    const { writer, port, counters } = await running(INPUT_TYPES.gelfTcp);
    const socket = await connected(port);
    socket.end(`not json\0${gelf('good')}\0{"host":"h"}\0\xff\xfe\0${gelf('also good')}\0`);
    expect(texts(await writer.received(2))).toEqual(['good', 'also good']);
    await eventually(() => expect(counters.malformed).toBe(3));
    expect(counters.lastError?.text).toContain('Invalid JSON');
  });

  test('accepts a message of 5 MB by default', async () => {
    const { writer, port } = await running(INPUT_TYPES.gelfTcp);
    const large = 'é'.repeat(2_500_000);
    (await connected(port)).end(`${gelf('large', { full_message: large })}\0`);
    const [message] = await writer.received(1);
    expect(message?.fields['full_message']).toBe(large);
  });

  test('skips and reports a message over max_message_size', async () => {
    const { writer, port, counters } = await running(INPUT_TYPES.gelfTcp, {
      max_message_size: 1000,
    });
    (await connected(port)).end(`${gelf('x'.repeat(2000))}\0${gelf('small')}\0`);
    expect(texts(await writer.received(1))).toEqual(['small']);
    expect(counters.lastError?.text).toContain('larger than max_message_size');
  });

  test('separates messages by newlines when the null delimiter is off', async () => {
    const { writer, port } = await running(INPUT_TYPES.gelfTcp, { use_null_delimiter: false });
    (await connected(port)).end(`${gelf('a')}\n${gelf('b')}\n`);
    expect(texts(await writer.received(2))).toEqual(['a', 'b']);
  });

  test('makes a sender wait while storage is behind, with one message in flight', async () => {
    const { writer, port, counters } = await running(INPUT_TYPES.gelfTcp);
    const socket = await connected(port);
    writer.hold();
    const message = Buffer.from(`${gelf('x'.repeat(10_000))}\0`);
    const total = 4_000;
    for (let n = 0; n < total; n += 1) socket.write(message);
    // The kernel's buffers fill up until sending stalls.
    let before = -1;
    await vi.waitFor(
      () => {
        const now = socket.writableLength;
        const stands = now === before && now > 0;
        before = now;
        expect(stands).toBe(true);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(socket.writableLength).toBeGreaterThan(1_000_000);
    expect(counters.bytes).toBeLessThan(1_000_000);
    expect(writer.mostWaiting).toBe(1);
    writer.release();
    expect(await writer.received(total)).toHaveLength(total);
  });

  test('keeps a connection that is reset from harming others', async () => {
    const { writer, port, counters } = await running(INPUT_TYPES.gelfTcp);
    const reset = await connected(port);
    const other = await connected(port);
    await eventually(() => expect(counters.connections).toBe(2));
    reset.write('{"half":');
    await eventually(() => expect(counters.bytes).toBe(8));
    reset.resetAndDestroy();
    other.end(`${gelf('fine')}\0`);
    expect(texts(await writer.received(1))).toEqual(['fine']);
    await eventually(() => expect(counters).toMatchObject({ connections: 0, malformed: 1 }));
  });

  test('waits for storage while it stops', async () => {
    const { writer, port, stop } = await running(INPUT_TYPES.gelfTcp);
    const socket = await connected(port);
    writer.hold();
    await new Promise((resolve) =>
      socket.write(Array.from({ length: 300 }, (_, n) => `${gelf(`m${n}`)}\0`).join(''), resolve),
    );
    await eventually(() => expect(writer.waiting).toBe(1));
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await eventually(() => expect(connected(port)).rejects.toThrow('ECONNREFUSED'));
    expect(isStopped).toBe(false);
    writer.release();
    await stopped;
    expect(writer.messages).toHaveLength(300);
  });

  test('hands over received messages before it stops', async () => {
    const { writer, port, stop } = await running(INPUT_TYPES.gelfTcp);
    const socket = await connected(port);
    await new Promise((resolve) =>
      socket.write(Array.from({ length: 500 }, (_, n) => `${gelf(`m${n}`)}\0`).join(''), resolve),
    );
    await stop();
    expect(writer.messages).toHaveLength(500);
    await expect(connected(port)).rejects.toThrow('ECONNREFUSED');
  });

  test('hands over static fields, and overrides the source', async () => {
    const writer = createMemoryWriter();
    const input = {
      ...newInput(
        'x',
        INPUT_TYPES.gelfTcp,
        { bind_address: '127.0.0.1', port: 0, override_source: 'gateway' },
        0,
      ),
      static_fields: { dc: 'south', app: 'static' },
    };
    const runner = (await startInput(input, {
      writer,
      counters: noCounts(),
      readPositions: await createReadPositions(undefined),
      now: Date.now,
    })) as Listener;
    cleanUp.push(() => runner.stop());
    (await connected(runner.port)).end(`${gelf('m', { _app: 'own' })}\0`);
    expect((await writer.received(1))[0]).toMatchObject({
      source: 'gateway',
      fields: { app: 'own' },
      staticFields: { dc: 'south', app: 'static' },
    });
  });
});

describe('a TCP input has the configured limits', () => {
  const closed = (socket: Socket) =>
    new Promise<void>((resolve) => socket.once('close', () => resolve()));

  test('idle_writer_timeout', async () => {
    const { port: patient, counters } = await running(INPUT_TYPES.syslogTcp, {
      idle_writer_timeout: 0,
    });
    const socket = await connected(patient);
    await eventually(() => expect(counters.connections).toBe(1));
    const { port } = await running(INPUT_TYPES.syslogTcp, { idle_writer_timeout: 0.1 });
    await closed(await connected(port));
    expect(socket.closed).toBe(false);
    expect(counters.connections).toBe(1);
  });

  test('max_connections', async () => {
    const { port, counters } = await running(INPUT_TYPES.gelfTcp, { max_connections: 1 });
    await connected(port);
    await closed(await connected(port));
    expect(counters.lastError?.text).toContain('there are 1 already');
  });
});

test('messages are read in the encoding of the configuration', async () => {
  const { writer, port } = await running(INPUT_TYPES.syslogUdp, { charset_name: 'ISO-8859-1' });
  await datagrams(port, Buffer.from('<13>1 - h a - - - grün', 'latin1'));
  expect(texts(await writer.received(1))).toEqual(['grün']);
});

describe('GELF UDP', () => {
  const chunks = (id: string, payload: Buffer, size: number) => {
    const count = Math.ceil(payload.length / size);
    return Array.from({ length: count }, (_, number) =>
      Buffer.concat([
        Buffer.from([0x1e, 0x0f]),
        Buffer.from(id.padEnd(8, '.')),
        Buffer.from([number, count]),
        payload.subarray(number * size, (number + 1) * size),
      ]),
    );
  };

  test('accepts plain, gzip and zlib datagrams', async () => {
    const { writer, port } = await running(INPUT_TYPES.gelfUdp);
    await datagrams(port, gelf('plain'), gzipSync(gelf('gzip')), deflateSync(gelf('zlib')));
    expect(texts(await writer.received(3)).sort()).toEqual(['gzip', 'plain', 'zlib']);
  });

  test('reassembles chunks that arrive out of order and twice', async () => {
    const { writer, port } = await running(INPUT_TYPES.gelfUdp);
    const all = chunks('id', gzipSync(gelf('chunked', { _payload: 'y'.repeat(5_000) })), 40);
    await datagrams(port, ...all.slice(1).reverse(), ...all.slice(1), ...all.slice(0, 1));
    expect(texts(await writer.received(1))).toEqual(['chunked']);
  });

  test('counts bombs, broken and incomplete messages, and accepts valid ones', async () => {
    let clock = 0;
    const { writer, port, counters } = await running(
      INPUT_TYPES.gelfUdp,
      { decompress_size_limit: 100_000 },
      () => clock,
    );
    const missing = chunks('gone', Buffer.from(gelf('incomplete')), 10).slice(1);
    await datagrams(
      port,
      gzipSync(Buffer.alloc(20_000_000)),
      Buffer.from([0x1f, 0x8b, 1, 2, 3]),
      'nonsense',
      ...missing,
      gelf('good'),
    );
    expect(texts(await writer.received(1))).toEqual(['good']);
    clock = 5_000;
    await eventually(() => expect(counters.malformed).toBe(4));
    expect(counters.lastError?.text).toMatch(/Only \d+ of \d+ chunks/);
  });
});

describe('Syslog', () => {
  test('accepts datagrams of both formats', async () => {
    const { writer, port } = await running(INPUT_TYPES.syslogUdp);
    await datagrams(
      port,
      '<38>Nov 21 11:59:58 bastion sshd[812]: hello',
      '<34>1 2026-11-21T10:00:00Z db postgres 7 - - ready',
    );
    expect(texts(await writer.received(2)).sort()).toEqual(['bastion sshd[812]: hello', 'ready']);
  });

  test('accepts lines and counted messages on one connection', async () => {
    const { writer, port } = await running(INPUT_TYPES.syslogTcp);
    const counted = '<34>1 2026-11-21T10:00:00Z db app - - - two\nlines';
    (await connected(port)).end(
      `<13>Nov 21 11:59:58 h a: one\r\n${counted.length} ${counted}<13>Nov 21 11:59:58 h a: three`,
    );
    expect(texts(await writer.received(3))).toEqual(['h a: one', 'two\nlines', 'h a: three']);
  });
});

test('an input whose port is in use reports it', async () => {
  const { port } = await running(INPUT_TYPES.gelfTcp);
  await expect(running(INPUT_TYPES.syslogTcp, { port })).rejects.toThrow('EADDRINUSE');
  const { port: udp } = await running(INPUT_TYPES.gelfUdp);
  await expect(running(INPUT_TYPES.syslogUdp, { port: udp })).rejects.toThrow('EADDRINUSE');
});

test('hostile content is stored unchanged', async () => {
  const { writer, port } = await running(INPUT_TYPES.gelfTcp);
  const hostile =
    '<script>alert(1)</script> \u202Eexe.gnp \u001b[31m\u0007\u0000 \u2066x\u2069 {{7*7}} \r\n';
  (await connected(port)).end(`${gelf(hostile, { _note: hostile })}\0`);
  expect((await writer.received(1))[0]).toMatchObject({
    message: hostile,
    fields: { note: hostile },
  });
});
