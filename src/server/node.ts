import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import type { Peer } from './http/call';
import type { ApiBackend, Edition } from './http/api-backend';
import { problemResponse } from './http/answers';
import { createGuard, type GuardOptions } from './http/listener/guard';
import { secured } from './http/listener/security-headers';
import { bothEditions, configScript } from './static/config-js';
import { tileOrigins } from './static/map-tiles';
import { noticePage } from './static/notice-page';
import { createWebFiles } from './static/web-files';

export type NodeOptions = GuardOptions & {
  behind: ApiBackend;
  /** The directory of the built console. */
  webDirectory: string;
  /** True while the console is being built into that directory. */
  isBuildInProgress?: () => boolean;
  /** With leading and trailing slash. */
  pathPrefix: string;
  /** Announcements above all pages. */
  publicNotifications?: PublicNotifications;
  /** The tile service of world maps. */
  mapTiles?: MapTiles | undefined;
  edition?: Edition;
  /** The least number of characters of new passwords; unknown for those of a server behind. */
  minPasswordLength?: number | undefined;
};

export type NodeHandler = (request: Request, peer: Peer) => Promise<Response>;

/**
 * Handles all requests: API, files and configuration of the console. Each response has the security
 * headers.
 */
export function createNode(options: NodeOptions): NodeHandler {
  const refusal = createGuard(options);
  const imageOrigins = options.mapTiles && tileOrigins(options.mapTiles);
  const webFiles = createWebFiles(
    options.webDirectory,
    options.pathPrefix,
    options.isBuildInProgress,
  );

  return async (request, peer) => {
    const refused = refusal(request);
    if (refused) return secured(problemResponse(refused));
    const { pathname } = new URL(request.url);
    return secured(
      await route(request, peer, options, webFiles),
      pathname.startsWith(options.pathPrefix)
        ? pathname.slice(options.pathPrefix.length)
        : undefined,
      imageOrigins,
    );
  };
}

async function route(
  request: Request,
  peer: Peer,
  options: NodeOptions,
  webFiles: ReturnType<typeof createWebFiles>,
): Promise<Response> {
  const { behind, pathPrefix } = options;
  const { pathname } = new URL(request.url);
  if (`${pathname}/` === pathPrefix)
    return new Response(null, { status: 308, headers: { location: pathPrefix } });
  if (!pathname.startsWith(pathPrefix))
    return noticePage(404, 'Not found', `The console is at ${pathPrefix}.`);

  const path = pathname.slice(pathPrefix.length);
  if (path === 'api' || path.startsWith('api/'))
    return behind.api(belowPrefix(request, pathPrefix), peer);
  if (path === 'config.js') {
    const [theirs, serverVersion] = await Promise.all([behind.edition?.(), behind.version?.()]);
    const { edition = theirs } = options;
    return configScript(request, pathPrefix, {
      ...options,
      serverVersion,
      edition: edition && theirs ? bothEditions(theirs, edition) : edition,
    });
  }
  const token = /^login\/one-time\/([\w-]+)$/.exec(path)?.[1];
  if (token !== undefined && behind.signIn && request.method === 'GET')
    return behind.signIn(token, request, peer);
  const isNavigation = (request.headers.get('accept') ?? '').includes('text/html');
  return (isNavigation ? await behind.outage?.() : undefined) ?? webFiles(request, path);
}

function belowPrefix(request: Request, prefix: string): Request {
  if (prefix === '/') return request;
  const url = new URL(request.url);
  url.pathname = `/${url.pathname.slice(prefix.length)}`;
  return new Request(url, request);
}
