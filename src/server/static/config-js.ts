import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';

/**
 * The path of the console as the browser sees it: `/` or `/logs/`. A reverse proxy can set it by
 * header.
 */
export function prefixFor(request: Request, prefix: string): string {
  const external = request.headers.get('x-graylog-server-url');
  if (external === null || !/^https?:\/\//i.test(external) || !URL.canParse(external))
    return prefix;
  // A leading double slash would be an address on another host.
  return new URL(external).pathname.replace(/\/?$/, '/').replace(/^\/+/, '/');
}

/** `/config.js`: what the console needs before its first request. */
export function configScript(
  request: Request,
  prefix: string,
  {
    publicNotifications = {},
    mapTiles,
  }: {
    publicNotifications?: PublicNotifications | undefined;
    mapTiles?: MapTiles | undefined;
  },
): Response {
  const seen = prefixFor(request, prefix);
  const config = {
    gl2ServerUrl: `${seen}api/`,
    gl2AppPathPrefix: seen,
    rootTimeZone: 'UTC',
    pluginUISettings: {},
    isCloud: false,
    featureFlags: {},
    telemetry: { enabled: false },
    publicNotifications,
    mapTiles,
  };
  const script = `window.appConfig = ${JSON.stringify(config, null, 2).replaceAll('<', '\\u003c')};\n`;
  return new Response(script, {
    headers: { 'content-type': 'application/javascript', 'cache-control': 'no-cache' },
  });
}
