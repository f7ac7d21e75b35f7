import type { Peer } from '../http/call';
import { cookiesForServer } from './cookies';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Hop-by-hop headers, and headers that are set anew. */
const NOT_SENT = [
  'host',
  'origin',
  'referer',
  'expect',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-graylog-server-url',
];
const NOT_RETURNED = [
  'set-cookie',
  'content-security-policy',
  'strict-transport-security',
  'location',
];

const namedByConnection = (value: string | null) =>
  (value ?? '').split(',').map((name) => name.trim().toLowerCase());

export type Target = { backend: URL; pathPrefix: string };

/** The request headers for the backend. */
export function headersForServer(
  request: Request,
  peer: Peer,
  { backend, pathPrefix }: Target,
  cookieNames: ReadonlySet<string>,
): Record<string, string> {
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...NOT_SENT,
    ...namedByConnection(request.headers.get('connection')),
  ]);
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !dropped.has(name)));
  const { host } = new URL(request.url);
  const protocol = peer.secure ? 'https' : 'http';
  const cookie = cookiesForServer(request.headers.get('cookie') ?? '', cookieNames);
  return {
    ...headers,
    // Without what was in it before, which anybody may have written.
    'x-forwarded-for': peer.address,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    'x-graylog-server-url': `${protocol}://${host}${pathPrefix}`,
    ...(cookie !== undefined && { cookie }),
    ...(request.headers.has('origin') && { origin: backend.origin }),
  };
}

/** The response headers for the browser, without cookies. */
export function headersForBrowser(
  received: Record<string, string | string[] | undefined>,
): Headers {
  const connection = received['connection'];
  const dropped = new Set([
    ...HOP_BY_HOP,
    ...NOT_RETURNED,
    ...namedByConnection(typeof connection === 'string' ? connection : null),
  ]);
  const headers = new Headers();
  for (const [name, value] of Object.entries(received)) {
    if (value === undefined || dropped.has(name) || name.startsWith('access-control-')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}
