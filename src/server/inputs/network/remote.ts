import type { Socket } from 'node:net';
import type { Remote } from '../definition/model';

export const remoteOf = ({ remoteAddress, remotePort = 0 }: Socket): Remote => ({
  ip: plainAddress(remoteAddress),
  port: remotePort,
});

/** Dual-stack sockets report IPv4 senders as `::ffff:192.0.2.1`. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/, '');
}
