import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Problem } from '../problem';

export type GuardOptions = {
  /** The listen address. */
  host: string;
  /** Additional host names. */
  allowedHosts: readonly string[];
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects requests that a foreign page may have caused (403): unknown host names (DNS rebinding)
 * and changes from another origin. IP addresses cannot be rebound, so a node that listens on all
 * addresses accepts each of them.
 */
export function createGuard({ host, allowedHosts }: GuardOptions) {
  const listensEverywhere = host === '0.0.0.0' || host === '::';
  const names = new Set([
    ...LOOPBACK,
    bracketed(host),
    ...allowedHosts.map((name) => name.toLowerCase()),
    ...(listensEverywhere ? [hostname().toLowerCase()] : []),
  ]);
  const known = (name: string) =>
    names.has(name) || (listensEverywhere && isIP(name.replace(/^\[|\]$/g, '')) !== 0);

  return (request: Request): Problem | undefined => {
    const asked = new URL(request.url);
    if (!known(asked.hostname.toLowerCase())) {
      return new Problem(
        403,
        `This node does not accept requests for the host name ${asked.hostname}. Start it with --allowed-host ${asked.hostname} if it should.`,
      );
    }
    const origin = request.headers.get('origin');
    if (SAFE_METHODS.includes(request.method) || origin === null) return undefined;
    return sameOrigin(origin, asked, allowedHosts)
      ? undefined
      : new Problem(403, 'Requests from other origins are refused.');
  };
}

/** Ignores the scheme, because a proxy may terminate TLS. */
function sameOrigin(origin: string, asked: URL, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, hostname: name } = new URL(origin);
  return host === asked.host || allowedHosts.includes(name);
}

const bracketed = (host: string) => (isIP(host) === 6 ? `[${host}]` : host.toLowerCase());
