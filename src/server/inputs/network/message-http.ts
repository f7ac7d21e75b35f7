import {
  createServer,
  type IncomingMessage as HttpRequest,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Holder } from '../definition/held-bytes';
import type { Intake } from '../definition/intake';
import type { InputContext } from '../definition/input-type';
import {
  DECOMPRESS_SIZE_LIMIT,
  LONGEST_MS,
  MAX_CONNECTIONS,
  MAX_MESSAGE_SIZE,
} from '../definition/limits';
import { DecodeError, type Configuration, type Listener, type Remote } from '../definition/model';
import { flagSetting, numberSetting, textSetting } from '../definition/settings';
import { QueueFull } from '@/server/message-types/incoming-message';
import { decompressed, unpackedNow } from './decompress';
import { listening } from './listening';
import { createByteQueue } from './byte-queue';
import { remoteOf } from './remote';
import { secureServerOptions } from './tls/secure-server';
import { handshakeText } from './tls/handshake-text';

const DRAIN_MS = 2_000;
const NEWLINE = 10;

type Settings = {
  path: string;
  maxBytes: number;
  maxUnpackedBytes: number;
  bulk: boolean;
  cors: boolean;
};
type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/**
 * Receives messages by `POST` to one path and answers 202 once they are on disk and searchable.
 * @throws Error when it cannot listen
 */
export async function startMessageHttp(
  configuration: Configuration,
  context: Pick<InputContext, 'directory'>,
  intake: Intake,
  { port: usualPort, path }: { port: number; path: string },
): Promise<Listener> {
  const settings: Settings = {
    path,
    maxBytes: numberSetting(configuration, 'max_chunk_size', MAX_MESSAGE_SIZE),
    maxUnpackedBytes: numberSetting(configuration, 'decompress_size_limit', DECOMPRESS_SIZE_LIMIT),
    bulk: flagSetting(configuration, 'enable_bulk_receiving', false),
    cors: flagSetting(configuration, 'enable_cors', true),
  };
  const answering = new Set<Promise<void>>();

  const onRequest = (request: HttpRequest, response: ServerResponse) => {
    const done = answer(request, settings, intake)
      .then((reply) => send(response, request, reply, server.timeout))
      .catch(() => void response.destroy())
      .finally(() => answering.delete(done));
    answering.add(done);
  };
  const times: ServerOptions = {
    requestTimeout: 120_000,
    headersTimeout: 30_000,
    keepAlive: flagSetting(configuration, 'tcp_keepalive', false),
  };
  const secure = await secureServerOptions(configuration, context.directory);
  const server =
    secure === undefined
      ? createServer(times, onRequest)
      : createHttpsServer({ ...secure, ...times }, onRequest);
  server.on('tlsClientError', (error: Error, socket: Socket) =>
    intake.refuse(handshakeText(error, socket)),
  );
  server.maxConnections = numberSetting(configuration, 'max_connections', MAX_CONNECTIONS);
  server.on('drop', () =>
    intake.refuse(`A connection was refused: there are ${server.maxConnections} already.`),
  );
  server.timeout = Math.min(
    numberSetting(configuration, 'idle_writer_timeout', 60) * 1000,
    LONGEST_MS,
  );
  server.on('connection', (socket) => {
    intake.counters.connections += 1;
    socket.once('close', () => (intake.counters.connections -= 1));
  });
  const port = await listening(server, () =>
    server.listen(
      numberSetting(configuration, 'port', usualPort),
      textSetting(configuration, 'bind_address', '127.0.0.1'),
    ),
  );

  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await Promise.all(answering);
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
    },
  };
}

async function answer(request: HttpRequest, settings: Settings, intake: Intake): Promise<Reply> {
  try {
    checkRequest(request, settings);
    if (request.method === 'OPTIONS')
      return {
        status: 204,
        headers: { allow: 'POST, OPTIONS', ...(settings.cors && preflight(request)) },
      };
    const reply = await takeBody(request, settings, intake);
    return settings.cors
      ? { ...reply, headers: { 'access-control-allow-origin': request.headers.origin ?? '*' } }
      : reply;
  } catch (error) {
    if (error instanceof Refusal)
      return { status: error.status, body: { message: error.message }, headers: error.headers };
    if (error instanceof DecodeError) return { status: 400, body: { message: error.message } };
    if (error instanceof QueueFull) return laterReply(error);
    const reason = error instanceof Error ? error.message : String(error);
    intake.refuse(`A request could not be taken: ${reason}`);
    return {
      status: 503,
      body: { message: 'The message could not be stored. Send it again later.' },
      headers: { 'retry-after': '5' },
    };
  }
}

/** Pauses are made by people, who take their time. */
const laterReply = ({ message }: QueueFull): Reply => ({
  status: 503,
  body: { message },
  headers: { 'retry-after': '15' },
});

function checkRequest({ url = '', method, headers }: HttpRequest, { cors, path }: Settings): void {
  const asked = url.split('?')[0];
  if (asked !== path && asked !== `${path}/`)
    throw new Refusal(404, `Messages are sent to ${path}.`);
  if (method !== 'POST' && method !== 'OPTIONS')
    throw new Refusal(405, 'Messages are sent with POST.', { allow: 'POST, OPTIONS' });
  // Without this check, any web page could write logs through the browsers of its visitors.
  if (method === 'POST' && headers.origin !== undefined && !cors)
    throw new Refusal(403, 'Messages from web pages are not accepted: enable_cors is off.');
}

function preflight({ headers }: HttpRequest): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, content-encoding',
  };
}

async function takeBody(request: HttpRequest, settings: Settings, intake: Intake): Promise<Reply> {
  // Before the body is sent, if the sender waits for 100-continue.
  if (intake.writer.isFull?.() === true) throw new QueueFull();
  const remote = remoteOf(request.socket);
  const holder = intake.held.open((reason) => void request.destroy(new Error(reason)));
  try {
    const body = await readBody(request, settings.maxBytes, intake, holder);
    // From here on the sender waits for this node.
    request.socket.setTimeout(0);
    const plain = await unpackBody(body, settings.maxUnpackedBytes, holder);
    return await store(plain, settings, intake, remote);
  } catch (error) {
    if (error instanceof DecodeError || (error instanceof Refusal && error.status === 413))
      intake.refuse(`${error.message} From ${remote.ip}.`);
    throw error;
  } finally {
    holder.hold(0);
  }
}

/** What it unpacks to is only known afterwards, so room for the largest is needed. */
async function unpackBody(body: Buffer, maxBytes: number, holder: Holder): Promise<Buffer> {
  const small = unpackedNow(body, maxBytes);
  if (small === undefined) {
    holder.hold(body.length + maxBytes);
    await holder.room();
  }
  const plain = small ?? (await decompressed(body, maxBytes));
  holder.hold(Math.max(body.length, plain.length), true);
  return plain;
}

async function readBody(
  request: HttpRequest,
  maxBytes: number,
  intake: Intake,
  holder: Holder,
): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal(413, `The message is larger than max_chunk_size (${maxBytes} bytes).`, {
      connection: 'close',
    });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const queue = createByteQueue();
  // The socket stays open, so that the sender can read why a large body was refused.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    intake.counters.bytes += chunk.length;
    queue.add(chunk);
    if (queue.bytes > maxBytes) throw tooLarge();
    holder.hold(queue.bytes);
    const room = holder.room();
    if (room !== undefined) await room;
  }
  return queue.take();
}

async function store(
  body: Buffer,
  { bulk }: Settings,
  intake: Intake,
  remote: Remote,
): Promise<Reply> {
  const lines = bulk ? linesOf(body) : [body];
  const outcomes = await intake.acceptDurably(lines, remote);
  const rejected = outcomes.flatMap((error, index) =>
    error === undefined ? [] : [{ line: index + 1, reason: error.message }],
  );
  const accepted = lines.length - rejected.length;
  if (accepted === 0)
    return { status: 400, body: { message: rejected[0]?.reason ?? 'The request has no message.' } };
  return rejected.length === 0 ? { status: 202 } : { status: 202, body: { accepted, rejected } };
}

function linesOf(body: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < body.length;) {
    const end = body.indexOf(NEWLINE, start);
    const line = body.subarray(start, end < 0 ? body.length : end);
    if (line.length > 0 && !(line.length === 1 && line[0] === 13)) lines.push(line);
    start = end < 0 ? body.length : end + 1;
  }
  return lines;
}

function send(
  response: ServerResponse,
  request: HttpRequest,
  { status, body, headers = {} }: Reply,
  idleMs: number,
): void {
  if (response.destroyed) return;
  request.socket.setTimeout(idleMs);
  const json = body === undefined ? undefined : JSON.stringify(body);
  response.writeHead(status, {
    ...headers,
    'x-content-type-options': 'nosniff',
    ...(json === undefined
      ? { 'content-length': '0' }
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
  });
  response.end(json);
  // Discards the rest of a refused body.
  if (!request.complete) request.resume();
}
