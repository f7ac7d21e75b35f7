import { permissionCheck } from '@/domain/permissions/permissions';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Identity } from './identity';
import { emptyResponse, jsonResponse, problemResponse } from './answers';
import { checkMediaType, parseBody } from './body';
import type { OpenCall, Peer, Route } from './call';
import { createFaults } from './faults';
import { checkAccept } from './negotiation';
import { Problem } from './problem';
import type { RouteTable } from './serve';

export type ApiOptions = {
  nodeId: string;
  /** Who is calling. It may set headers of the answer, such as a renewed cookie. */
  authenticate(request: Request, peer: Peer, headers: Headers): Promise<Identity>;
  /**
   * Where an unexpected failure is written, with its request id; never more than that goes to the
   * client.
   */
  log(line: string): void;
  /** Hears of every answer, for those who look for a fault; never with what was asked. */
  trace?(line: string): void;
};

type Incoming = { request: Request; path: string; peer: Peer };
type Bindings = { Bindings: Incoming };

const LOCAL: Peer = { address: '127.0.0.1', secure: false };

/**
 * The REST API below `/api`: one function from request to response over the routes that were added.
 */
export type Api = RouteTable & {
  /** What was added, for whoever asks what this node answers. */
  routes: readonly Pick<Route, 'method' | 'path'>[];
  handle(request: Request, peer?: Peer): Promise<Response>;
  fail: ReturnType<typeof createFaults>['fail'];
  clearFaults(): void;
};

/** Literal segments before parameters, so that `/streams/paginated` is no stream's id. */
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
      // Logs and session ids are for nobody's disk.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
      return request.method === 'HEAD'
        ? emptyResponse(response.status, response.headers)
        : response;
    },
  };
}

/** What methods of one path call its parameters may differ: it is one path all the same. */
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
    checkMediaType(request);
    checkAccept(request, route);
    const identity = await options.authenticate(request, peer, headers);
    if (route.login && !identity.user) throw unauthorized(request, identity);
    checkRequestedBy(request);
    const call = callOf(identity, request, peer, params, headers);
    if (route.permission !== undefined) call.demand(route.permission);
    call.body = await parseBody(request);
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
      if (permits(id === undefined ? permission : `${permission}:${id}`)) return;
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
 * 401 has an empty body, and no challenge for scripts, whose browser would open its own sign-in
 * box.
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

/** What nobody foresaw: the client is told the request's id, the stack stays here. */
function unexpected(
  error: unknown,
  request: Request,
  { path }: Route,
  { log }: ApiOptions,
): Problem {
  if (request.signal.aborted) return new Problem(499, 'The client went away.');
  const given = request.headers.get('x-request-id');
  const id = given !== null && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
  // The pattern of the address: the address itself may hold a token.
  log(
    `[${id}] ${request.method} ${path}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return new Problem(
    500,
    `The node failed to answer this request. Its log has the reason under ${id}.`,
    undefined,
    { 'x-request-id': id },
  );
}
