import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '@test/environment/eventually';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { OutputSummary } from '@/contract/outputs';
import { DEFAULT_STREAM_ID, type StreamRule } from '@/contract/streams';
import { createChunkAssembler, isChunk } from '@/server/inputs/gelf/chunks';
import { decodeGelf } from '@/server/inputs/gelf/decode-gelf';
import { ownCertificate } from '@/server/inputs/network/tls/own-certificate';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { createStreamRouter } from '@/server/routing/stream-router';
import { builtInStreams, newStream, type StoredStream } from '@/server/streams/stream-store';
import { GELF_OUTPUT, LOGGING_OUTPUT } from './output-types';
import { createDeliveries, type Deliveries } from './deliveries';
import { encodeGelf } from './encode-gelf';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const message = (n: number, fields: IncomingMessage['fields'] = {}): IncomingMessage => ({
  timestamp: 1_700_000_000_123,
  source: 'web1',
  message: `message ${n}`,
  fields: { app: 'shop', n, ...fields },
  inputId: 'in',
  receivedAt: 0,
});
const rule: StreamRule = {
  id: 'r',
  type: 1,
  field: 'app',
  value: 'shop',
  inverted: false,
  stream_id: 's',
  description: null,
};
const shop = (outputs: string[], more: Partial<StoredStream> = {}) =>
  newStream({ id: 'shop', title: 'Shop', rules: [rule], outputs, ...more });
const output = (
  id: string,
  type: string,
  configuration: Record<string, unknown>,
): OutputSummary => ({
  id,
  title: id,
  type,
  creator_user_id: 'admin',
  created_at: '',
  configuration,
  content_pack: null,
});

/** A node's streams and outputs, which a test may replace; written lines are kept. */
function delivering(streams: StoredStream[], outputs: OutputSummary[]) {
  const world = {
    streams,
    outputs: new Map(outputs.map((one) => [one.id, one])),
    lines: [] as string[],
  };
  const deliveries: Deliveries = createDeliveries({
    outputs: { get: (id) => world.outputs.get(id) },
    streams: { all: () => world.streams, route: (one) => createStreamRouter(world.streams)(one) },
    write: (line) => world.lines.push(line),
    now: () => 5,
  });
  open.push(deliveries);
  return { world, deliveries };
}

async function tcpReceiver(
  port = 0,
  make: (onSocket: (socket: Socket) => void) => Server = createServer,
) {
  const frames: string[] = [];
  const sockets: Socket[] = [];
  const server = make((socket) => {
    let text = '';
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const parts = `${text}${chunk.toString()}`.split('\0');
      text = parts.pop() ?? '';
      frames.push(...parts);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  open.push({ close: () => server.listening && close() });
  return {
    frames,
    port: (server.address() as AddressInfo).port,
    close,
    numbers: () => frames.map((frame) => (JSON.parse(frame) as { _n: number })._n),
  };
}

it('a message becomes GELF and is read as what it was', () => {
  const whole = message(7, {
    level: 3,
    full_message: 'more',
    order: 12345678901234567890n,
    ok: true,
    id: 'lost',
    empty: '',
  });
  const {
    timestamp,
    source,
    message: text,
    fields,
  } = decodeGelf(encodeGelf(whole), { receivedAt: 0 });
  expect({ timestamp, source, text, fields }).toEqual({
    timestamp: 1_700_000_000_123,
    source: 'web1',
    text: 'message 7',
    fields: {
      app: 'shop',
      n: 7,
      level: 3,
      full_message: 'more',
      order: 12345678901234567890n,
      ok: true,
    },
  });
});

describe('the logging output', () => {
  it('writes the messages of its streams, each once and on one line', () => {
    const { world, deliveries } = delivering(
      [
        ...builtInStreams(''),
        shop(['log']),
        shop(['log'], { id: 'second' }),
        shop(['log'], { id: 'paused', disabled: true }),
      ],
      [output('log', LOGGING_OUTPUT, { prefix: 'shop: ' })],
    );
    deliveries.offer([message(1, { text: 'a\nb\u001b[31m\u009b' }), message(2, { app: 'mail' })]);
    expect(world.lines).toEqual([
      'shop: {"timestamp":"2023-11-14T22:13:20.123Z","source":"web1","message":"message 1","app":"shop","n":1,"text":"a\\nb\\u001b[31m\\u009b"}',
    ]);
    expect(deliveries.counts('log')).toMatchObject({ sent: 1, failing: false });
  });

  it('follows changes of streams and outputs', () => {
    const { world, deliveries } = delivering(
      [shop([])],
      [output('log', LOGGING_OUTPUT, { prefix: 'a' })],
    );
    deliveries.offer([message(1)]);
    world.streams = [shop(['log'])];
    deliveries.offer([message(2)]);
    world.outputs.set('log', output('log', LOGGING_OUTPUT, { prefix: 'b' }));
    deliveries.offer([message(3)]);
    world.streams = [];
    deliveries.offer([message(4)]);
    expect(world.lines.map((line) => `${line[0]}${/message (\d)/.exec(line)?.[1]}`)).toEqual([
      'a2',
      'b3',
    ]);
  });

  it('of the default stream gets what no stream takes out of it', () => {
    const { world, deliveries } = delivering(
      [
        ...builtInStreams('').map((stream) =>
          stream.id === DEFAULT_STREAM_ID ? { ...stream, outputs: ['log'] } : stream,
        ),
        shop([], { remove_matches_from_default_stream: true }),
      ],
      [output('log', LOGGING_OUTPUT, {})],
    );
    deliveries.offer([message(1), message(2, { app: 'mail' })]);
    expect(world.lines).toEqual([expect.stringMatching(/^Writing message: .*message 2/)]);
  });
});

describe('the GELF output over TCP', () => {
  const gelf = (port: number, more: Record<string, unknown> = {}) =>
    output('gelf', GELF_OUTPUT, {
      hostname: '127.0.0.1',
      port,
      protocol: 'TCP',
      reconnect_delay: 20,
      ...more,
    });

  it('sends a whole batch, in order', async () => {
    const receiver = await tcpReceiver();
    const { deliveries } = delivering([shop(['gelf'])], [gelf(receiver.port)]);
    deliveries.offer([message(0)]);
    await eventually(() => expect(deliveries.counts('gelf').sent).toBe(1));
    deliveries.offer(Array.from({ length: 2000 }, (_, n) => message(n + 1)));
    await eventually(() =>
      expect(receiver.numbers()).toEqual(Array.from({ length: 2001 }, (_, n) => n)),
    );
    expect(deliveries.counts('gelf')).toEqual({
      sent: 2001,
      dropped: 0,
      waiting: 0,
      queueSize: 512,
      lastError: null,
      failing: false,
    });
  });

  it('keeps what its queue holds while nobody listens, drops the rest and goes on by itself', async () => {
    const first = await tcpReceiver();
    await first.close();
    const { deliveries } = delivering([shop(['gelf'])], [gelf(first.port, { queue_size: 3 })]);
    deliveries.offer([1, 2, 3, 4, 5].map((n) => message(n)));
    await eventually(() =>
      expect(deliveries.counts('gelf')).toMatchObject({
        sent: 0,
        dropped: 2,
        waiting: 3,
        failing: true,
        lastError: { text: expect.stringContaining('refused the connection.'), at: 5 },
      }),
    );
    const second = await tcpReceiver(first.port);
    await eventually(() => expect(second.numbers()).toEqual([1, 2, 3]));
    await second.close();
    await eventually(() => expect(deliveries.counts('gelf').failing).toBe(true));
    const third = await tcpReceiver(first.port);
    deliveries.offer([message(6)]);
    await eventually(() => expect(third.numbers()).toEqual([6]));
    expect(deliveries.counts('gelf')).toMatchObject({ failing: false, waiting: 0 });
  });

  it('sends what waits before it ends', async () => {
    const receiver = await tcpReceiver();
    const { deliveries } = delivering([shop(['gelf'])], [gelf(receiver.port)]);
    deliveries.offer([message(0)]);
    await eventually(() => expect(deliveries.counts('gelf').sent).toBe(1));
    deliveries.offer([message(1), message(2)]);
    await deliveries.close();
    await eventually(() => expect(receiver.numbers()).toEqual([0, 1, 2]));
  });

  it('encrypts, and checks the certificate when asked', async () => {
    const pair = await ownCertificate(undefined);
    const receiver = await tcpReceiver(0, (onSocket) => createSecureServer(pair, onSocket));
    const trusting = delivering([shop(['gelf'])], [gelf(receiver.port, { protocol: 'TCP+TLS' })]);
    trusting.deliveries.offer([message(1)]);
    await eventually(() => expect(receiver.numbers()).toEqual([1]));
    const checking = delivering(
      [shop(['gelf'])],
      [gelf(receiver.port, { protocol: 'TCP+TLS', tls_verification_enabled: true })],
    );
    checking.deliveries.offer([message(2)]);
    await eventually(() =>
      expect(checking.deliveries.counts('gelf')).toMatchObject({
        sent: 0,
        waiting: 1,
        failing: true,
        lastError: { text: expect.stringMatching(/self.signed/) },
      }),
    );
  });

  it.each([
    ['', 'contains no PEM certificate'],
    ['-----BEGIN CERTIFICATE-----\nMIIB', 'contains a certificate that is cut off'],
    [
      '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
      'contains no valid certificate',
    ],
  ])('tells what is wrong with the authorities %j', (text, reason) => {
    const file = join(temporaryDirectory(), 'ca.pem');
    writeFileSync(file, text);
    const settings = { protocol: 'TCP+TLS', tls_verification_enabled: true };
    const { deliveries } = delivering(
      [shop(['gelf'])],
      [gelf(1, { ...settings, tls_trust_cert_chain: file })],
    );
    deliveries.offer([message(1)]);
    expect(deliveries.counts('gelf')).toMatchObject({
      failing: true,
      lastError: { text: expect.stringContaining(`${file} ${reason}`) },
    });
  });

  it.each([
    [{ hostname: '' }, 'The output has no destination host.'],
    [{ port: 0 }, 'The output has no destination port.'],
    [{ protocol: 'HTTP' }, 'The protocol of the output is HTTP, but must be TCP, TCP+TLS or UDP.'],
  ])('with %j drops everything and says why', (more, text) => {
    const { deliveries } = delivering([shop(['gelf'])], [gelf(1, more)]);
    deliveries.offer([message(1)]);
    expect(deliveries.counts('gelf')).toMatchObject({
      sent: 0,
      dropped: 1,
      failing: true,
      lastError: { text },
    });
  });
});

describe('the GELF output over UDP', () => {
  it('sends small messages as they are and large ones in chunks', async () => {
    const socket = createSocket('udp4');
    const received: string[] = [];
    const chunks = createChunkAssembler();
    socket.on('message', (datagram, { address }) => {
      const whole = isChunk(datagram) ? chunks.add(datagram, address, 0).whole : datagram;
      if (whole) received.push(decodeGelf(whole.toString(), { receivedAt: 0 }).message);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    open.push({ close: () => socket.close() });
    const { deliveries } = delivering(
      [shop(['udp'])],
      [
        output('udp', GELF_OUTPUT, {
          hostname: '127.0.0.1',
          port: socket.address().port,
          protocol: 'UDP',
        }),
      ],
    );
    const large = 'x'.repeat(100_000);
    deliveries.offer([
      message(1),
      { ...message(2), message: large },
      { ...message(3), message: 'y'.repeat(200_000) },
    ]);
    await eventually(() =>
      expect(received.toSorted((a, b) => a.length - b.length)).toEqual(['message 1', large]),
    );
    expect(deliveries.counts('udp')).toMatchObject({
      sent: 2,
      dropped: 1,
      waiting: 0,
      lastError: { text: expect.stringContaining('too large for GELF over UDP') },
    });
  });
});
