import type { InputSummary, RequestedField } from '@/contract/inputs';
import { inputGuide, type Transport } from '@/domain/inputs/input-types';

type Configured = Pick<InputSummary, 'type' | 'attributes'>;
/** Where senders reach an input; `address` as configured. */
export type ListenAddress = {
  transport: Transport;
  address: string;
  port: number;
  encrypted: boolean;
};

/**
 * Undefined for inputs that fetch messages themselves, and when the user may not see the
 * configuration.
 */
export function listenAddressOf({ type, attributes }: Configured): ListenAddress | undefined {
  const port = Number(attributes['port'] ?? Number.NaN);
  const address = attributes['bind_address'];
  if (!Number.isInteger(port) || typeof address !== 'string') return undefined;
  return {
    transport: transportOf(type),
    address,
    port,
    encrypted: attributes['tls_enable'] === true,
  };
}

/** For example `0.0.0.0:12201` or `[::1]:514`. */
export const addressText = ({ address, port }: Pick<ListenAddress, 'address' | 'port'>): string =>
  `${address.includes(':') ? `[${address}]` : address}:${port}`;

/** Falls back to the class name for types that only the server knows. */
export function transportOf(type: string): Transport {
  const guide = inputGuide(type);
  if (guide?.transport) return guide.transport;
  const name = type.slice(type.lastIndexOf('.') + 1);
  if (/udp/i.test(name)) return 'udp';
  return /http/i.test(name) ? 'http' : 'tcp';
}

const EVERYWHERE = ['', '0.0.0.0', '::', '0:0:0:0:0:0:0:0', '*'];
const HERE = /^(127\.|::1$|localhost$)/;

/**
 * The host that senders use: the bind address, or the node's machine when the input listens on all
 * addresses.
 */
export const hostOf = ({ address }: Pick<ListenAddress, 'address'>, machine: string): string =>
  isEverywhere({ address }) ? machine : address.trim();

/** Whether the input listens on all addresses of the node. */
export const isEverywhere = ({ address }: Pick<ListenAddress, 'address'>): boolean =>
  EVERYWHERE.includes(address.trim());

/** Whether only programs on the node's own machine can connect. */
export const isLocalOnly = ({ address }: Pick<ListenAddress, 'address'>): boolean =>
  HERE.test(address.trim());

const UNPRIVILEGED_OFFSET = 1000;
const FIRST_UNPRIVILEGED = 1024;

/**
 * The type's default port, or the next one that no input of the same transport uses; never a
 * privileged port.
 */
export function freePort(type: string, usual: number, others: readonly Configured[]): number {
  const udp = (transport: Transport) => transport === 'udp';
  const taken = new Set(
    others.flatMap((input) => {
      const listens = listenAddressOf(input);
      return listens && udp(listens.transport) === udp(transportOf(type)) ? [listens.port] : [];
    }),
  );
  let port = usual < FIRST_UNPRIVILEGED ? usual + UNPRIVILEGED_OFFSET : usual;
  while (taken.has(port)) port += 1;
  return port;
}

/** The default port of a type's form. */
export function usualPort(requested: Readonly<Record<string, RequestedField>>): number | undefined {
  const value = requested['port']?.default_value;
  return typeof value === 'number' ? value : undefined;
}
