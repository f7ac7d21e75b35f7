import './app-config';

/**
 * The URL of a path below the API base, which the server configures; by default `/api/` beside the
 * page.
 */
export function apiUrl(path: string): string {
  return `${base().href.replace(/\/+$/, '')}${path}`;
}

/**
 * The URL of a page of Graylog's own web interface. Undefined where its address is not known: a
 * proxy tells it, and otherwise it is beside the API if that is on another host.
 */
export function graylogUrl(path: string): string | undefined {
  const api = base();
  const { origin, hostname } = globalThis.location;
  const told =
    globalThis.appConfig?.graylogUrl ??
    (api.origin === origin ? '' : new URL('..', api.href.replace(/\/*$/, '/')).href);
  if (!/^https?:/i.test(told) || !URL.canParse(told)) return undefined;
  const graylog = new URL(told);
  // A server behind a proxy on the same machine is out of reach for browsers elsewhere.
  if (LOOPBACK.test(graylog.hostname) && !LOOPBACK.test(hostname)) return undefined;
  return `${graylog.origin}${graylog.pathname.replace(/\/+$/, '')}${path}`;
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

const base = () =>
  new URL(globalThis.appConfig?.gl2ServerUrl ?? 'api/', globalThis.document?.baseURI);
