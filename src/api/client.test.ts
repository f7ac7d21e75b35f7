import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endpoint } from '@/contract/endpoint';
import { call } from './client';
import { connection } from './connection';
import { ApiError } from './errors';
import { sessionGate } from './session-gate';

const API = 'http://node.test/prefix/api';
const read = endpoint<{ id: string }, { title: string } | null>({
  method: 'GET',
  path: '/things/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
const write = endpoint<{ id: bigint }, null>({
  method: 'POST',
  path: '/things',
  toRequest: (body) => ({ body }),
});
const cutting = endpoint<void, { message: string }[]>({
  method: 'GET',
  path: '/large',
  cutStringsAt: 100,
  toRequest: () => ({}),
});
const csv = endpoint<void, string>({
  method: 'GET',
  path: '/csv',
  answers: 'text',
  toRequest: () => ({}),
});

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.stubGlobal('appConfig', { gl2ServerUrl: `${API}/` });
});
afterEach(() => {
  network.resetHandlers();
  sessionGate.open();
  connection.reportAnswer();
});
afterAll(() => network.close());

it('sends what Graylog asks of every request, below the base the server names', async () => {
  const seen: Request[] = [];
  network.use(
    http.all(`${API}/*`, async ({ request }) => {
      seen.push(request.clone());
      return HttpResponse.json({ title: 'Mail' });
    }),
  );
  expect(await call(read, { id: 'a/b' })).toEqual({ title: 'Mail' });
  await call(read, { id: 'c' }, { background: true });
  await call(write, { id: 9007199254740993n });
  expect(seen.map(({ url }) => url)).toEqual([
    `${API}/things/a%2Fb`,
    `${API}/things/c`,
    `${API}/things`,
  ]);
  expect(seen[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(seen[0]?.headers.get('x-requested-by')).toBe('XMLHttpRequest');
  expect(seen[0]?.headers.get('accept')).toBe('application/json');
  expect(seen[0]?.headers.has('x-graylog-no-session-extension')).toBe(false);
  expect(seen[1]?.headers.get('x-graylog-no-session-extension')).toBe('true');
  expect(await seen[2]?.text()).toBe('{"id":9007199254740993}');
});

it('gives null for nothing and the text where the answer is no JSON', async () => {
  network.use(
    http.post(`${API}/things`, () => new HttpResponse(null, { status: 204 })),
    http.get(`${API}/things/empty`, () => new HttpResponse('')),
    http.get(`${API}/csv`, () => new HttpResponse('"a","9007199254740993"\n')),
  );
  expect(await call(write, { id: 1n })).toBeNull();
  expect(await call(read, { id: 'empty' })).toBeNull();
  expect(await call(csv, undefined)).toBe('"a","9007199254740993"\n');
});

it('cuts the long texts of a large answer', async () => {
  network.use(
    http.get(`${API}/large`, () => HttpResponse.json([{ message: 'x'.repeat(400_000) }])),
  );
  const [first] = await call(cutting, undefined);
  expect(first?.message.length).toBeLessThan(130);
});

it('fails with the answer where it is no JSON', async () => {
  network.use(http.get(`${API}/things/html`, () => new HttpResponse('<html>a proxy</html>')));
  await expect(call(read, { id: 'html' })).rejects.toMatchObject({
    status: 200,
    body: '<html>a proxy</html>',
  });
});

it('passes an abort on as what it is', async () => {
  network.use(http.get(`${API}/things/slow`, () => new Promise<never>(() => {})));
  const controller = new AbortController();
  const pending = call(read, { id: 'slow' }, { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  expect(connection.current().state).toBe('up');
});

it('doubts the connection when nobody answers, and trusts it with the next answer', async () => {
  network.use(
    http.get(`${API}/things/:id`, ({ params }) =>
      params['id'] === 'gone' ? HttpResponse.error() : HttpResponse.json({ title: 'back' }),
    ),
  );
  const failure = await call(read, { id: 'gone' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: undefined,
    request: { method: 'GET', url: `${API}/things/gone` },
  });
  expect(connection.current()).toMatchObject({ state: 'doubted' });
  await call(read, { id: 'here' });
  expect(connection.current().state).toBe('up');
});

it('waits at the gate after a 401 and repeats the call when it opens', async () => {
  let signedIn = false;
  network.use(
    http.get(`${API}/things/1`, () =>
      signedIn ? HttpResponse.json({ title: 'Mail' }) : new HttpResponse(null, { status: 401 }),
    ),
  );
  const pending = call(read, { id: '1' });
  await new Promise<void>((resolve) => {
    sessionGate.subscribe(resolve);
  });
  expect(sessionGate.isClosed()).toBe(true);
  const second = call(read, { id: '1' });
  signedIn = true;
  sessionGate.open();
  expect(await Promise.all([pending, second])).toEqual([{ title: 'Mail' }, { title: 'Mail' }]);
});

it('gives up when the new session is refused as well, and asks nobody where no session is needed', async () => {
  network.use(http.get(`${API}/things/1`, () => new HttpResponse(null, { status: 401 })));
  await expect(call(read, { id: '1' }, { anonymous: true })).rejects.toMatchObject({ status: 401 });
  expect(sessionGate.isClosed()).toBe(false);
  const pending = call(read, { id: '1' });
  await new Promise<void>((resolve) => {
    sessionGate.subscribe(resolve);
  });
  sessionGate.open();
  await expect(pending).rejects.toMatchObject({ status: 401 });
});

it('can be aborted while it waits at the gate', async () => {
  sessionGate.close(sessionGate.generation());
  const controller = new AbortController();
  const pending = call(read, { id: '1' }, { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

it('takes no old answer for the end of the new session', () => {
  const before = sessionGate.generation();
  sessionGate.close(before);
  sessionGate.open();
  sessionGate.close(before);
  expect(sessionGate.isClosed()).toBe(false);
});
