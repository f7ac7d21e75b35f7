import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Intake } from '../definition/intake';
import type { Listener, Remote } from '../definition/model';
import { createBacklog, type BacklogLimits } from './backlog';
import { kernelDrops } from './kernel-drops';
import { plainAddress } from './remote';

export type UdpOptions = {
  host: string;
  port: number;
  /** The system may grant less (`net.core.rmem_max` on Linux); 0 keeps the system's default. */
  receiveBufferBytes: number;
  intake: Pick<Intake, 'counters' | 'refuse' | 'drop' | 'writer'>;
  /** Resolves when there is room for the next datagram; must not reject. */
  take: (datagram: Buffer, remote: Remote) => Promise<void>;
  limits?: Partial<BacklogLimits>;
};

const DRAIN_MS = 50;
/** Systems refuse larger sizes instead of granting less. */
const MAX_BUFFER_BYTES = 2 ** 30;
const LOOK_EVERY_MS = 2_000;

/**
 * Listens for datagrams. UDP has no back-pressure: datagrams without room are dropped and counted.
 * @throws the error of binding
 */
export async function startUdp({
  host,
  port,
  receiveBufferBytes,
  intake,
  take,
  limits,
}: UdpOptions): Promise<Listener> {
  const socket = createSocket({
    type: isIPv6(host) ? 'udp6' : 'udp4',
    ...(receiveBufferBytes > 0 && {
      recvBufferSize: Math.min(receiveBufferBytes, MAX_BUFFER_BYTES),
    }),
  });
  const backlog = createBacklog(take, limits);

  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind({ port, address: host, exclusive: true }, () => {
      socket.off('error', reject);
      resolve();
    });
  });
  socket.on('error', (error) => intake.refuse(`The socket reported: ${error.message}.`));
  socket.on('message', (datagram: Buffer, { address, port: remotePort }: RemoteInfo) => {
    intake.counters.bytes += datagram.length;
    if (intake.writer.isFull?.() === true)
      intake.drop('Datagrams were dropped: processing is paused and its queue is full.');
    else if (!backlog.add(datagram, { ip: plainAddress(address), port: remotePort }))
      intake.drop('Datagrams were dropped: storage was behind.');
  });
  const watch = watchKernel(socket, intake);

  return {
    port: socket.address().port,
    async stop() {
      // Reads what the kernel has already received.
      await delay(DRAIN_MS);
      await watch.end();
      await new Promise<void>((resolve) => socket.close(resolve));
      await backlog.emptied();
    },
  };
}

/** Counts datagrams that the kernel dropped before they could be read. */
function watchKernel(socket: Socket, intake: Pick<Intake, 'drop'>): { end(): Promise<void> } {
  const place = socket.address();
  const buffer = socket.getRecvBufferSize();
  let seen = 0;
  const look = async () => {
    const total = (await kernelDrops(place)) ?? 0;
    const more = total - seen;
    seen = total;
    if (more > 0)
      intake.drop(
        `The system dropped ${more} datagrams: its receive buffer of ${buffer} bytes was full. Raise recv_buffer_size, and net.core.rmem_max where that is lower.`,
        more,
      );
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    end() {
      clearInterval(timer);
      return look();
    },
  };
}
