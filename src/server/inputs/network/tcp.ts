import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Intake } from '../intake';
import type { Listener, Remote } from '../model';
import { listening } from './listening';
import type { Frame, FrameSplitter } from './frames';

export type TcpOptions = {
  host: string;
  port: number;
  keepAlive: boolean;
  intake: Intake;
  newSplitter: () => FrameSplitter;
  limits?: Partial<TcpLimits>;
};

type TcpLimits = {
  connections: number;
  /** Bytes of incomplete messages that all connections together may hold. */
  heldBytes: number;
  /** A sender that starts a message and does not go on for this long is disconnected. */
  stalledMs: number;
  /** A silent sender between messages. */
  idleMs: number;
  /** How long `stop` reads on for what is still on its way. */
  drainMs: number;
};

const LIMITS: TcpLimits = { connections: 1000, heldBytes: 256 * 1024 * 1024, stalledMs: 60_000, idleMs: 6 * 3_600_000, drainMs: 2_000 };
const QUIET_WHILE_DRAINING_MS = 50;

/** What the connections of one listener share. */
type Shared = { intake: Intake; limit: TcpLimits; heldBytes: number; draining: boolean };

/** Listens for streams of messages. @throws the listen error, for example EADDRINUSE. */
export async function startTcp({ host, port, keepAlive, intake, newSplitter, limits }: TcpOptions): Promise<Listener> {
  const shared: Shared = { intake, limit: { ...LIMITS, ...limits }, heldBytes: 0, draining: false };
  const connections = new Map<Socket, Promise<void>>();

  const server = createServer({ keepAlive }, (socket) => {
    intake.counters.connections += 1;
    const reading = readConnection(socket, newSplitter(), shared).finally(() => {
      connections.delete(socket);
      intake.counters.connections -= 1;
    });
    connections.set(socket, reading);
  });
  server.maxConnections = shared.limit.connections;
  server.on('drop', () => intake.refuse(`A connection was refused: there are ${shared.limit.connections} already.`));

  const boundPort = await listening(server, () => server.listen(port, host));
  return { port: boundPort, stop: () => drain(server, connections, shared) };
}

/** Reads until the sender hangs up. The socket stands still while storage is behind, so the sender has to wait. */
async function readConnection(socket: Socket, splitter: FrameSplitter, shared: Shared): Promise<void> {
  const { intake, limit } = shared;
  const remote: Remote = { ip: plainAddress(socket.remoteAddress), port: socket.remotePort ?? 0 };
  const patience = () => (shared.draining ? QUIET_WHILE_DRAINING_MS : splitter.held > 0 ? limit.stalledMs : limit.idleMs);
  let heldHere = 0;
  let taking = false;

  socket.on('error', () => undefined);
  // A sender that waits for storage is not silent of its own will.
  socket.on('timeout', () => (taking ? socket.setTimeout(patience()) : socket.destroy(new Error('the sender was silent for too long'))));
  socket.setTimeout(patience());
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) {
      taking = true;
      intake.counters.bytes += piece.length;
      const frames = splitter.push(piece);
      shared.heldBytes += splitter.held - heldHere;
      heldHere = splitter.held;
      for (const frame of frames) await take(frame, intake, remote);
      taking = false;
      if (shared.heldBytes > limit.heldBytes) {
        intake.refuse(`A connection from ${remote.ip} was closed: unfinished messages took more than ${limit.heldBytes} bytes.`);
        return;
      }
      socket.setTimeout(patience());
    }
    for (const frame of splitter.end()) await take(frame, intake, remote);
  } catch (error) {
    // A reset or time-out ends one connection; what was complete has been taken.
    if (splitter.held > 0) intake.refuse(`The connection from ${remote.ip} ended inside a message: ${reasonOf(error)}.`);
  } finally {
    shared.heldBytes -= heldHere;
    socket.destroy();
  }
}

async function take(frame: Frame, intake: Intake, remote: Remote): Promise<void> {
  if (frame.kind === 'message') await intake.accept(frame.bytes, remote);
  else intake.refuse(`A message of ${frame.bytes} bytes from ${remote.ip} is larger than max_message_size allows.`);
}

/** Reads on until each sender is quiet for a moment, but not for ever. */
async function drain(server: Server, connections: ReadonlyMap<Socket, Promise<void>>, shared: Shared): Promise<void> {
  shared.draining = true;
  const closed = new Promise((resolve) => server.close(resolve));
  for (const socket of connections.keys()) socket.setTimeout(QUIET_WHILE_DRAINING_MS);
  await Promise.race([Promise.all(connections.values()), delay(shared.limit.drainMs, undefined, { ref: false })]);
  for (const socket of connections.keys()) socket.destroy();
  await Promise.all(connections.values());
  await closed;
}

/** IPv4 senders of a dual-stack socket look like `::ffff:192.0.2.1`. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
