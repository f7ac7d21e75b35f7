import type { Peer } from '../http/call';

/**
 * Rewrites `Set-Cookie` for the browser: our path, no domain, `Secure` as the browser connected.
 */
export function cookieForBrowser(setCookie: string, pathPrefix: string, { secure }: Peer): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const lifetime = ['max-age', 'expires'].flatMap(
    (name) => attributes.find((one) => one.toLowerCase().startsWith(`${name}=`)) ?? [],
  );
  return [
    pair,
    ...lifetime,
    `Path=${pathPrefix}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

export const cookieName = (setCookie: string) =>
  setCookie.slice(0, Math.max(0, setCookie.indexOf('='))).trim();

/** Passes on only the named cookies; others belong to other programs on this host. */
export function cookiesForServer(cookies: string, names: ReadonlySet<string>): string | undefined {
  const own = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => names.has(cookieName(pair)));
  return own.length > 0 ? own.join('; ') : undefined;
}
