import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { sessionGate } from '@/api/session-gate';
import { createBackend, type Backend, type BackendOptions } from '@/server/backend';
import { noteWork, watchWork } from '../rendering/open-work';

export const PASSWORD = 'secret';
const ADDRESS = '127.0.0.1';
/** Keeps password hashing cheap: these passwords protect nothing. */
const HASH_COST = 2 ** 10;

let running: Promise<Backend> | undefined;
/** The cookies of the browser, by name. */
const cookies = new Map<string, string>();
const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
let offline = false;
const seen: Request[] = [];
const refusals: string[] = [];
/** The number of tests so far, so that a backend ignores late requests of the previous test. */
let tests = 0;
/**
 * The maximum random delay of a response in milliseconds. Reveals tests and pages that depend on
 * the order of responses.
 */
const LATENCY = Number(process.env['TEST_LATENCY'] ?? 0);

/** Seeds the backend of this test. Tests that do not call it start with an empty one. */
export function seedBackend(options: BackendOptions = {}): Promise<Backend> {
  running = createBackend({
    adminPassword: PASSWORD,
    passwordCost: HASH_COST,
    delay: async () => {},
    ...options,
  });
  return running;
}

/** The embedded backend of this test. */
export const backend = (): Promise<Backend> => running ?? seedBackend();

/** Signs the browser in, as if the user had done so before the test. */
export async function signInAs(username = 'admin'): Promise<void> {
  const { sessions, users } = await backend();
  const user = users.byName(username);
  if (!user) throw new Error(`No user ${username} was seeded.`);
  const { id } = await sessions.open(user, ADDRESS);
  cookies.set('authentication', id);
  // A late request of the previous test may have found its session ended.
  sessionGate.open();
}

/** Expires the session on the server; the browser keeps its cookie. */
export async function endSessions(): Promise<void> {
  cookies.set('authentication', 'ended');
}

/** Simulates an outage of the network, or its end. */
export function cutNetwork(cut: boolean): void {
  offline = cut;
}

/** The server handles the next request, but its answer gets lost. */
export function loseAnswer(method: string, path: string): void {
  network.use(
    http.all(
      `*/api${path}`,
      async ({ request }) => {
        if (request.method !== method) return undefined;
        await (
          await backend()
        ).handle(
          new Request(request, {
            headers: { ...Object.fromEntries(request.headers), cookie: cookieHeader() },
          }),
        );
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}

const nameOf = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace(/^\/api/, '') || '/'}`;
/** The requests of this test so far, for example `GET /streams`. */
export const requests = (): string[] => seen.map(nameOf);
/** The requests since the last call that were answered with 403. */
export const takeRefusals = (): string[] => refusals.splice(0);
export const requestsTo = (path: string): Request[] =>
  seen.filter(({ url }) => new URL(url).pathname === `/api${path}`);

/** Answers a request of the page as the embedded backend does. */
export async function answerOf(request: Request): Promise<Response> {
  seen.push(request.clone());
  const asker = tests;
  if (LATENCY > 0) await delay(Math.random() * LATENCY);
  if (offline || asker !== tests) return HttpResponse.error();
  const headers = new Headers(request.headers);
  if (cookies.size > 0 && request.credentials !== 'omit') headers.set('cookie', cookieHeader());
  const response = await (await backend()).handle(new Request(request, { headers }));
  if (response.status === 403) refusals.push(nameOf(request));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  // Cookies are stored by the browser, where scripts of the page cannot read them.
  response.headers.delete('set-cookie');
  return response;
}

const network = setupServer(
  http.all('*/api/*', ({ request }) => answerOf(request)),
  // The ping that checks whether the web server is reachable.
  http.head('*/', () => (offline ? HttpResponse.error() : new HttpResponse())),
);

/** The names of requests without a complete response, by their id. */
const open = new Map<string, string>();
watchWork(() => [...open.values()]);
const close = ({ requestId }: { requestId: string }) => void open.delete(requestId);
network.events.on('request:start', ({ request, requestId }) => {
  open.set(requestId, nameOf(request));
  request.signal.addEventListener('abort', () => open.delete(requestId));
});
network.events.on('unhandledException', close);
network.events.on('request:end', close);
// It is open again until its body is delivered. Requests without an answer are no work, because pings
// are sent without a pause during an outage.
network.events.on('response:mocked', ({ request, requestId, response }) => {
  noteWork();
  if (!response.body || request.signal.aborted) return;
  open.set(requestId, nameOf(request));
  const delivered = response.body.pipeTo(new WritableStream(), { signal: request.signal });
  void delivered.catch(() => undefined).finally(() => open.delete(requestId));
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
/** Answers calls that the embedded backend does not implement, until the end of the test. */
export const answerInstead = (...handlers: Parameters<typeof network.use>): void =>
  network.use(...handlers);

afterEach(async () => {
  tests += 1;
  network.resetHandlers();
  await (await running)?.close();
  running = undefined;
  cookies.clear();
  offline = false;
  seen.splice(0);
  refusals.splice(0);
  open.clear();
});
afterAll(() => network.close());
