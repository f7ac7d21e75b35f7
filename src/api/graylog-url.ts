import { apiBase } from './base-url';

/**
 * The URL of a page of Graylog's own web interface. Undefined where its address is not known: a
 * proxy tells it, and otherwise it is beside the API if that is on another host.
 */
export function graylogUrl(path: string): string | undefined {
  const api = apiBase();
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
