import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import type { Edition } from '../http/api-backend';

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

export const editionOf = (isCloud: boolean, flags: readonly string[] = []): Edition => ({
  isCloud,
  featureFlags: Object.fromEntries(flags.map((name) => [name, 'on'])),
});
/** What either of them turns on is on; flags of the second one win. */
export const bothEditions = (one: Edition, other: Edition): Edition => ({
  ...one,
  isCloud: one.isCloud || other.isCloud,
  featureFlags: { ...one.featureFlags, ...other.featureFlags },
});

const OPEN: Edition = { isCloud: false, featureFlags: {} };

/** `/config.js`: what the console needs before its first request. */
export function configScript(
  request: Request,
  prefix: string,
  {
    publicNotifications = {},
    mapTiles,
    minPasswordLength,
    edition = OPEN,
    serverVersion,
  }: {
    publicNotifications?: PublicNotifications | undefined;
    mapTiles?: MapTiles | undefined;
    minPasswordLength?: number | undefined;
    edition?: Edition | undefined;
    serverVersion?: string | undefined;
  },
): Response {
  const seen = prefixFor(request, prefix);
  const config = {
    gl2ServerUrl: `${seen}api/`,
    gl2AppPathPrefix: seen,
    rootTimeZone: 'UTC',
    pluginUISettings: {},
    ...edition,
    telemetry: { enabled: false },
    publicNotifications,
    mapTiles,
    minPasswordLength,
    serverVersion,
  };
  const script = `window.appConfig = ${JSON.stringify(config, null, 2).replaceAll('<', '\\u003c')};\n`;
  return new Response(script, {
    headers: { 'content-type': 'application/javascript', 'cache-control': 'no-cache' },
  });
}
