import { createSocket, type RemoteInfo } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Intake } from '../intake';
import type { Listener, Remote } from '../model';
import { plainAddress } from './remote';

export type UdpOptions = {
  host: string;
  port: number;
  receiveBufferBytes: number;
  intake: Intake;
  /** Takes one datagram; must not reject. */
  take: (datagram: Buffer, remote: Remote) => Promise<void>;
  limits?: Partial<UdpLimits>;
};

/** What may wait for storage. Datagrams beyond are dropped and counted: nobody can make a UDP sender wait. */
type UdpLimits = { waiting: number; waitingBytes: number };

const LIMITS: UdpLimits = { waiting: 10_000, waitingBytes: 64 * 1024 * 1024 };
const DRAIN_MS = 50;

/** Listens for datagrams. @throws the bind error. */
export async function startUdp({ host, port, receiveBufferBytes, intake, take, limits }: UdpOptions): Promise<Listener> {
  const limit = { ...LIMITS, ...limits };
  const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', recvBufferSize: receiveBufferBytes });
  const waiting = new Set<Promise<void>>();
  let waitingBytes = 0;

  const onDatagram = (datagram: Buffer, { address, port: remotePort }: RemoteInfo) => {
    intake.counters.bytes += datagram.length;
    if (waiting.size >= limit.waiting || waitingBytes + datagram.length > limit.waitingBytes) {
      intake.drop('Datagrams were dropped: storage was behind.');
      return;
    }
    waitingBytes += datagram.length;
    const taken = take(datagram, { ip: plainAddress(address), port: remotePort }).finally(() => {
      waiting.delete(taken);
      waitingBytes -= datagram.length;
    });
    waiting.add(taken);
  };

  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind({ port, address: host, exclusive: true }, () => {
      socket.off('error', reject);
      resolve();
    });
  });
  socket.on('error', (error) => intake.refuse(`The socket reported: ${error.message}.`));
  socket.on('message', onDatagram);

  return {
    port: socket.address().port,
    async stop() {
      // What the kernel has taken already is still read.
      await delay(DRAIN_MS);
      await new Promise<void>((resolve) => socket.close(resolve));
      await Promise.all(waiting);
    },
  };
}
