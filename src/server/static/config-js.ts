import type { PublicNotifications } from '@/contract/public-notifications';

/**
 * The URL path of the console as seen by the browser, `/` or `/logs/`. A proxy may set it with a
 * header.
 */
export function prefixFor(request: Request, prefix: string): string {
  const external = request.headers.get('x-graylog-server-url');
  if (external === null || !/^https?:\/\//i.test(external) || !URL.canParse(external))
    return prefix;
  // Two leading slashes would denote another host.
  return new URL(external).pathname.replace(/\/?$/, '/').replace(/^\/+/, '/');
}

/** `/config.js`: settings that the console needs before its first request. */
export function configScript(
  request: Request,
  prefix: string,
  publicNotifications: PublicNotifications = {},
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
  };
  const script = `window.appConfig = ${JSON.stringify(config, null, 2).replaceAll('<', '\\u003c')};\n`;
  return new Response(script, {
    headers: { 'content-type': 'application/javascript', 'cache-control': 'no-cache' },
  });
}
