import { nodeText } from '@/domain/node-text/node-text';
import { permissionCheck } from '@/domain/permissions/permissions';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { isReading } from '../authorization/reading';
import type { Identity } from './identity';
import { emptyResponse, jsonResponse, problemResponse } from './answers';
import { checkMediaType, parseBody } from './body';
import type { OpenCall, Peer, Route } from './call';
import { createFaults } from './faults';
import { checkAccept } from './negotiation';
import { codedProblem, Problem } from './problem';
import type { RouteTable } from './serve';

export type ApiOptions = {
  nodeId: string;
  /** Identifies the caller. It may set response headers, such as a renewed cookie. */
  authenticate(request: Request, peer: Peer, headers: Headers): Promise<Identity>;
  /** Receives unexpected failures with their request id, which is all that clients are told. */
  log(line: string): void;
  /** Called with a line per response for debugging, without request contents. */
  trace?(line: string): void;
};

type Incoming = { request: Request; path: string; peer: Peer };
type Bindings = { Bindings: Incoming };

const LOCAL: Peer = { address: '127.0.0.1', secure: false };

/** The REST API below `/api` as a function from request to response. */
export type Api = RouteTable & {
  /** The routes that were added. */
  routes: readonly Pick<Route, 'method' | 'path'>[];
  handle(request: Request, peer?: Peer): Promise<Response>;
  fail: ReturnType<typeof createFaults>['fail'];
  clearFaults(): void;
};

/**
 * Sorts literal segments before parameters, so that `/streams/paginated` is not taken for a stream
 * id.
 */
const specificity = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

export function createApi(options: ApiOptions): Api {
  const routes: Route[] = [];
  const faults = createFaults();
  let router: Hono<Bindings> | undefined;

  return {
    routes,
    add(route) {
      routes.push(route);
      router = undefined;
    },
    fail: faults.fail,
    clearFaults: faults.clear,
    async handle(request, peer = LOCAL) {
      const path =
        new URL(request.url).pathname.replace(/^\/api(?=\/|$)/, '').replace(/(\.json|\/)$/, '') ||
        '/';
      router ??= buildRouter(routes, options);
      const played = await faults.play(request.method, path, request.signal);
      const response =
        played ?? (await router.fetch(new Request(`http://node${path}`), { request, path, peer }));
      response.headers.set('x-graylog-node-id', options.nodeId);
      // Logs and session ids must not be cached.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
      return request.method === 'HEAD'
        ? emptyResponse(response.status, response.headers)
        : response;
    },
  };
}

/** Normalizes parameter names, which may differ between the methods of a path. */
function unnamed(path: string): string {
  let count = 0;
  return path.replace(/:\w+/g, () => `:p${count++}`);
}

const named = ({ path }: Route, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = ''], index) => [name, values[`p${index}`] ?? '']),
  );

function buildRouter(routes: readonly Route[], options: ApiOptions): Hono<Bindings> {
  const router = new Hono<Bindings>();
  const paths = [...new Set(routes.map(({ path }) => unnamed(path)))].sort((a, b) =>
    specificity(a).localeCompare(specificity(b)),
  );
  for (const path of paths) {
    const byMethod = new Map(
      routes.filter((route) => unnamed(route.path) === path).map((route) => [route.method, route]),
    );
    const allow = [...byMethod.keys(), 'OPTIONS'].join(',');
    router.all(path, async (context) => {
      const { request, peer } = context.env;
      const route = byMethod.get(request.method === 'HEAD' ? 'GET' : request.method);
      if (request.method === 'OPTIONS') return emptyResponse(200, new Headers({ allow }));
      if (!route)
        return problemResponse(
          new Problem(405, 'HTTP 405 Method Not Allowed', undefined, { allow }),
        );
      const response = await answer(
        route,
        request,
        peer,
        named(route, context.req.param()),
        options,
      );
      options.trace?.(`${request.method} ${route.path} ${response.status}`);
      return response;
    });
  }
  router.notFound(() => problemResponse(new Problem(404, 'HTTP 404 Not Found')));
  return router;
}

async function answer(
  route: Route,
  request: Request,
  peer: Peer,
  params: Record<string, string>,
  options: ApiOptions,
): Promise<Response> {
  const headers = new Headers();
  try {
    checkMediaType(request, route);
    checkAccept(request, route);
    const identity = await options.authenticate(request, peer, headers);
    if (route.login && !identity.user) throw unauthorized(request, identity);
    checkRequestedBy(request);
    if (identity.isReadOnly && !isReading(route))
      throw new Problem(403, 'This access token may only read.');
    const call = callOf(identity, request, peer, params, headers);
    if (route.permission !== undefined) call.demand(route.permission);
    call.body = await parseBody(request, route);
    const output = await route.handler(call);
    return output instanceof Response ? withHeaders(output, headers) : respond(output, route, call);
  } catch (error) {
    return withHeaders(
      problemResponse(
        error instanceof Problem ? error : unexpected(error, request, route, options),
      ),
      headers,
    );
  }
}

function callOf(
  { user, session, permissions }: Identity,
  request: Request,
  peer: Peer,
  params: Record<string, string>,
  headers: Headers,
): OpenCall {
  const permits = permissionCheck(permissions);
  return {
    params,
    query: new URL(request.url).searchParams,
    body: undefined,
    user,
    session,
    permits,
    demand(permission, id) {
      if (permits(permission, id)) return;
      throw new Problem(
        403,
        id === undefined ? 'Not authorized' : `Not authorized to access resource id <${id}>`,
      );
    },
    signal: request.signal,
    request,
    peer,
    reply: { headers },
  };
}

function respond(
  output: unknown,
  route: Route,
  { reply: { status = route.status, headers } }: OpenCall,
): Response {
  if (output === null || output === undefined) return emptyResponse(status, headers);
  if (route.answers === 'json') return jsonResponse(output, status, headers);
  if (!headers.has('content-type')) headers.set('content-type', 'text/plain');
  return new Response(`${output}`, { status, headers });
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers)
    if (name === 'set-cookie') response.headers.append(name, value);
  return response;
}

/**
 * A 401 has an empty body. For scripts it has no challenge, which would make browsers open their
 * own sign-in dialog.
 */
function unauthorized(request: Request, { blocked }: Identity): Problem {
  if (blocked) return blocked;
  return new Problem(
    401,
    'Not signed in',
    null,
    request.headers.get('x-requested-with') === 'XMLHttpRequest'
      ? {}
      : { 'www-authenticate': 'Basic realm="Graylog Server"' },
  );
}

function checkRequestedBy(request: Request): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || request.headers.get('x-requested-by'))
    return;
  throw new Problem(
    400,
    'CSRF protection header is missing. Please add a "X-Requested-By" header to your request.',
  );
}

/** An unexpected failure: the client only gets the request id, the stack is logged. */
function unexpected(
  error: unknown,
  request: Request,
  { path }: Route,
  { log }: ApiOptions,
): Problem {
  if (request.signal.aborted) return new Problem(499, 'The client went away.');
  const given = request.headers.get('x-request-id');
  const id = given !== null && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
  // The route pattern is logged, because the URL itself may contain a token.
  log(
    `[${id}] ${request.method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return codedProblem(500, nodeText('node.failed', { id }), { 'x-request-id': id });
}
