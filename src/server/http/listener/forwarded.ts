import { isIP } from 'node:net';
import type { Peer } from '../call';
import type { AddressRanges } from './address-ranges';

/** Who sent a request, and the URL that the browser knows it by. */
export type Sender = { peer: Peer; url: string };

/**
 * Reads the `X-Forwarded-*` headers that trusted web servers add. Each appends the address that it
 * got a request from, so they are read from the right, and only up to the first address that is
 * not trusted: what is left of it was written by whoever sent the request.
 */
export function readSender(
  { headers, url }: { headers: Headers; url: string },
  remote: string,
  trusted: AddressRanges,
): Sender {
  const socket = plainAddress(remote);
  // Anybody may say so: it only makes their own cookies stricter.
  const secure = (lastOf(headers.get('x-forwarded-proto')) ?? '').toLowerCase() === 'https';
  if (!trusted.includes(socket)) return { peer: { address: socket, secure }, url };

  let address = socket;
  for (const hop of listOf(headers.get('x-forwarded-for')).toReversed()) {
    const before = hopAddress(hop);
    if (before === undefined) break;
    address = before;
    if (!trusted.includes(address)) break;
  }
  const host = lastOf(headers.get('x-forwarded-host'));
  return { peer: { address, secure }, url: seenFromOutside(url, host, secure) };
}

const listOf = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
const lastOf = (header: string | null): string | undefined => listOf(header).at(-1);

/** Sockets for both versions show addresses of version 4 as `::ffff:10.0.0.1`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The address of an entry, which may have a port: `10.0.0.1:4711`, `[2001:db8::1]:4711`. */
function hopAddress(entry: string): string | undefined {
  const [, inBrackets, plain] = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/.exec(entry) ?? [];
  const address = plainAddress(inBrackets ?? plain ?? entry);
  return isIP(address) === 0 ? undefined : address;
}

function seenFromOutside(url: string, host: string | undefined, secure: boolean): string {
  const { host: own, pathname, search } = new URL(url);
  const outside = `${secure ? 'https' : 'http'}://${host ?? own}`;
  if (!/^[\w.:[\]-]+$/.test(host ?? own) || !URL.canParse(outside)) return url;
  return `${new URL(outside).origin}${pathname}${search}`;
}
