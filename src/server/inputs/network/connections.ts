import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import type { Intake } from '../definition/intake';
import type { InputContext } from '../definition/input-type';
import { IDLE_SECONDS, LONGEST_MS, MAX_CONNECTIONS } from '../definition/limits';
import type { Configuration, Listener, Remote } from '../definition/model';
import { flagSetting, numberSetting, textSetting } from '../definition/settings';
import { listening } from './listening';
import { remoteOf } from './remote';
import { secureServerOptions } from './tls/secure-server';
import { handshakeText } from './tls/handshake-text';

/** The connection of one sender while it is being served. */
export type Connection = {
  /** Plain or TLS, after the handshake. */
  readonly socket: Socket;
  readonly remote: Remote;
  /** Changes the idle timeout of the connection; while the input stops, it stays short. */
  allowSilence(ms: number): void;
  /** The configured idle timeout between messages, in milliseconds. */
  readonly idleMs: number;
  /** Set while the sender waits for this node, so that it is not disconnected as idle. */
  busy: boolean;
};

export type ConnectionsOptions = {
  host: string;
  port: number;
  keepAlive: boolean;
  intake: Pick<Intake, 'counters' | 'refuse'>;
  /**
   * Reads until the sender hangs up, after which the socket is destroyed. A rejection affects this
   * connection only.
   */
  serve(connection: Connection): Promise<void>;
  secure?: TlsOptions | undefined;
  limits?: Partial<ConnectionLimits>;
};

export type ConnectionLimits = {
  connections: number;
  /** Idle timeout between messages. */
  idleMs: number;
  /** How long `stop` waits for data in flight. */
  drainMs: number;
};

const LIMITS: ConnectionLimits = {
  connections: MAX_CONNECTIONS,
  idleMs: IDLE_SECONDS * 1000,
  drainMs: 6_000,
};
const QUIET_WHILE_DRAINING_MS = 50;

/**
 * Listens as configured: address, port, TLS, keepalive, number of connections, idle timeout.
 * @throws Error when it cannot listen
 */
export async function startConnections({
  configuration,
  context,
  ...options
}: { configuration: Configuration; context: Pick<InputContext, 'directory'>; port: number } & Pick<
  ConnectionsOptions,
  'intake' | 'serve'
>): Promise<Listener> {
  const idleSeconds = numberSetting(configuration, 'idle_writer_timeout', IDLE_SECONDS);
  return listenForConnections({
    ...options,
    host: textSetting(configuration, 'bind_address', '127.0.0.1'),
    port: numberSetting(configuration, 'port', options.port),
    keepAlive: flagSetting(configuration, 'tcp_keepalive', false),
    secure: await secureServerOptions(configuration, context.directory),
    limits: {
      connections: numberSetting(configuration, 'max_connections', MAX_CONNECTIONS),
      idleMs: idleSeconds === 0 ? LONGEST_MS : idleSeconds * 1000,
    },
  });
}

/**
 * Listens for long-lived connections.
 * @throws the error of listening, for example EADDRINUSE
 */
export async function listenForConnections({
  host,
  port,
  keepAlive,
  intake,
  serve,
  secure,
  limits,
}: ConnectionsOptions): Promise<Listener> {
  const limit = { ...LIMITS, ...limits };
  const state = { draining: false };
  const connections = new Map<Socket, Promise<void>>();

  const onConnection = (socket: Socket) => {
    intake.counters.connections += 1;
    const served = serveOne(socket, serve, limit, state).finally(() => {
      connections.delete(socket);
      intake.counters.connections -= 1;
    });
    connections.set(socket, served);
  };
  const server =
    secure === undefined
      ? createServer({ keepAlive }, onConnection)
      : createTlsServer({ ...secure, keepAlive }, onConnection);
  server.on('tlsClientError', (error: Error, socket: Socket) =>
    intake.refuse(handshakeText(error, socket)),
  );
  server.maxConnections = limit.connections;
  server.on('drop', () =>
    intake.refuse(`A connection was refused: there are ${limit.connections} already.`),
  );

  const boundPort = await listening(server, () => server.listen(port, host));
  return { port: boundPort, stop: () => drain(server, connections, limit.drainMs, state) };
}

async function serveOne(
  socket: Socket,
  serve: ConnectionsOptions['serve'],
  limit: ConnectionLimits,
  state: { draining: boolean },
): Promise<void> {
  let silence = limit.idleMs;
  const connection: Connection = {
    socket,
    remote: remoteOf(socket),
    idleMs: limit.idleMs,
    busy: false,
    allowSilence(ms) {
      silence = Math.min(ms, LONGEST_MS);
      socket.setTimeout(state.draining ? Math.min(silence, QUIET_WHILE_DRAINING_MS) : silence);
    },
  };
  socket.on('error', () => undefined);
  socket.on('timeout', () =>
    connection.busy
      ? connection.allowSilence(silence)
      : socket.destroy(new Error('the sender was silent for too long')),
  );
  connection.allowSilence(limit.idleMs);
  await serve(connection)
    .catch(() => undefined)
    .finally(() => socket.destroy());
}

/** Keeps reading until every sender pauses for a moment or time is up. */
async function drain(
  server: Server,
  connections: ReadonlyMap<Socket, Promise<void>>,
  drainMs: number,
  state: { draining: boolean },
): Promise<void> {
  state.draining = true;
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of connections.keys()) socket.setTimeout(QUIET_WHILE_DRAINING_MS);
  await Promise.race([
    Promise.all(connections.values()),
    delay(drainMs, undefined, { ref: false }),
  ]);
  for (const socket of connections.keys()) socket.destroy();
  await Promise.all(connections.values());
  await closed;
}
