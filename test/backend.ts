import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from '@/server/backend';

export const PASSWORD = 'secret';
const ADDRESS = '127.0.0.1';
/** Cheap on purpose: these passwords guard nothing. */
const HASH_COST = 2 ** 10;

let running: Promise<Backend> | undefined;
let cookie = '';
let offline = false;
const seen: Request[] = [];
/** Tests so far: what one asked, the next one's backend does not answer. */
let tests = 0;
/**
 * Milliseconds that an answer may take, each another one: shows tests, and pages, that count on the
 * order of answers.
 */
const LATENCY = Number(process.env['TEST_LATENCY'] ?? 0);

/**
 * Starts the test's backend with this data; a test that does not call it begins with an empty one.
 */
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

/** Gives the browser a session, as if the user had signed in before. */
export async function signInAs(username = 'admin'): Promise<void> {
  const { sessions, users } = await backend();
  const user = users.byName(username);
  if (!user) throw new Error(`No user ${username} was seeded.`);
  const { id } = await sessions.open(user, ADDRESS);
  cookie = `authentication=${id}`;
}

/** The browser's session, as seen from the server, is over. */
export async function endSessions(): Promise<void> {
  cookie = 'authentication=ended';
}

/** From now on nobody answers, or somebody does again. */
export function cutNetwork(cut: boolean): void {
  offline = cut;
}

/** The requests of this test so far, `GET /streams`. */
export const requests = (): string[] =>
  seen.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/api/, '') || '/'}`);
export const requestsTo = (path: string): Request[] =>
  seen.filter(({ url }) => new URL(url).pathname === `/api${path}`);

const network = setupServer(
  http.all('*/api/*', async ({ request }) => {
    seen.push(request.clone());
    const asker = tests;
    if (LATENCY > 0) await new Promise((done) => setTimeout(done, Math.random() * LATENCY));
    if (offline || asker !== tests) return HttpResponse.error();
    const headers = new Headers(request.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await (await backend()).handle(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie()) cookie = line.split(';', 1)[0] ?? '';
    // The browser keeps the cookie; the page never sees it.
    response.headers.delete('set-cookie');
    return response;
  }),
  // Whether the one who serves the page is there.
  http.head('*/', () => (offline ? HttpResponse.error() : new HttpResponse())),
);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
/** For calls that only another backend answers: until the end of the test these do. */
export const answerInstead = (...handlers: Parameters<typeof network.use>): void =>
  network.use(...handlers);

afterEach(async () => {
  tests += 1;
  network.resetHandlers();
  await (await running)?.close();
  running = undefined;
  cookie = '';
  offline = false;
  seen.splice(0);
});
afterAll(() => network.close());
