import type { Peer } from '../http/call';

export type CookieSettings = {
  /** The URL path of the console, `/` or `/logs/`. */
  path: string;
};

const NAME = 'authentication';
const BROWSER = 'known_browser';
/** The cookie of a session without timeout expires too, but each request renews it. */
const LONGEST_SECONDS = 400 * 86_400;

const attributes = ({ secure }: Peer, { path }: CookieSettings) =>
  `Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export function sessionCookie(
  id: string,
  timeoutMs: number,
  peer: Peer,
  settings: CookieSettings,
): string {
  const seconds = timeoutMs < 0 ? LONGEST_SECONDS : Math.ceil(timeoutMs / 1000);
  return `${NAME}=${id}; Max-Age=${seconds}; ${attributes(peer, settings)}`;
}

export const clearedCookie = (peer: Peer, settings: CookieSettings) =>
  `${NAME}=; Max-Age=0; ${attributes(peer, settings)}`;

/**
 * Lets the node recognize a browser in which somebody has signed in. It outlives sessions and signs
 * nobody in.
 */
export const browserCookie = (secret: string, peer: Peer, settings: CookieSettings) =>
  `${BROWSER}=${secret}; Max-Age=${LONGEST_SECONDS}; ${attributes(peer, settings)}`;

/** The session id in the cookie of a request. */
export const sessionIdIn = (request: Request) => cookieIn(request, NAME);

/** The secret by which a browser is recognized. */
export const browserSecretIn = (request: Request) => cookieIn(request, BROWSER);

function cookieIn(request: Request, wanted: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value;
  }
  return undefined;
}
