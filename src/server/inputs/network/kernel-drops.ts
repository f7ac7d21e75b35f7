import { readFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';

/**
 * Datagrams that the kernel dropped since the socket was bound because its receive buffer was full.
 * Undefined where the system does not tell; only Linux does.
 */
export async function kernelDrops({
  address,
  port,
}: {
  address: string;
  port: number;
}): Promise<number | undefined> {
  const table = await readFile(isIPv4(address) ? '/proc/net/udp' : '/proc/net/udp6', 'utf8').catch(
    () => '',
  );
  return dropsIn(table, port, isIPv4(address) ? address : undefined);
}

/**
 * Reads the last column of the socket's line. IPv6 sockets are matched by port only, so two on one
 * port count the same drops.
 */
export function dropsIn(
  table: string,
  port: number,
  address: string | undefined,
): number | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const local = address === undefined ? `:${hexPort}` : `${hexAddress(address)}:${hexPort}`;
  const columns = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, column = '']) => column.endsWith(local));
  const drops = Number(columns?.at(-1));
  return columns === undefined || Number.isNaN(drops) ? undefined : drops;
}

/** Little-endian notation: 127.0.0.1 is 0100007F. */
const hexAddress = (address: string) =>
  address
    .split('.')
    .reverse()
    .map((byte) => Number(byte).toString(16).toUpperCase().padStart(2, '0'))
    .join('');
