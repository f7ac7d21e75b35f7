import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';
import { createAddressRanges } from '../http/listener/address-ranges';
import { createListener } from '../http/listener/listener';

/** All of 127.0.0.0/8 is this machine, so that each client can have an address of its own. */
const addressOf = (n: number) => `127.0.${1 + Math.floor(n / 200)}.${1 + (n % 200)}`;
const WEB_SERVER = '127.0.9.9';
const HERE = '127.0.7.7';

let backend: Backend;
let server: Server;
let port: number;

beforeEach(async () => {
  backend = await createBackend({
    adminPassword: 'secret',
    passwordCost: 2 ** 12,
    delay: async () => undefined,
    seed: { users: [{ username: 'rea', password: 'password of rea' }] },
  });
  server = createServer(
    createListener({
      handle: backend.handle,
      log: () => undefined,
      trustedProxies: createAddressRanges([WEB_SERVER]),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await backend.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders };

/** Signs in from an address of this machine. */
function signIn(
  username: string,
  password: string,
  { from, headers = {} }: { from: string; headers?: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        localAddress: from,
        method: 'POST',
        path: '/api/system/sessions',
        agent: false,
        headers: { 'content-type': 'application/json', 'x-requested-by': 'test', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(JSON.stringify({ username, password, host: '' }));
  });
}

/** Clients that guess passwords of many users until the test stops them. */
function attack(
  clients: number,
  from: (n: number) => { from: string; headers?: Record<string, string> },
) {
  let stopped = false;
  const statuses: number[] = [];
  let answered: () => void = () => undefined;
  const all = Array.from({ length: clients }, async (_, n) => {
    for (let guess = 0; !stopped; guess += 1) {
      statuses.push((await signIn(`user ${n}-${guess}`, `guess ${guess}`, from(n))).status);
      answered();
    }
  });
  return {
    statuses,
    /** Resolves when the attack has had this many answers. */
    going: (answers: number) =>
      new Promise<void>((resolve) => {
        answered = () => {
          if (statuses.length >= answers) resolve();
        };
        answered();
      }),
    async stop() {
      stopped = true;
      await Promise.all(all);
    },
  };
}

const browserOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).find((line) => line.startsWith('known_browser=')) ?? '';

it('lets others sign in while one address guesses with 120 clients', async () => {
  const attackers = attack(120, () => ({ from: '127.0.1.1' }));
  await attackers.going(80);
  expect((await signIn('admin', 'secret', { from: HERE })).status).toBe(200);
  await attackers.stop();
  expect(attackers.statuses).toContain(429);
});

it('lets others sign in while 120 addresses guess', async () => {
  const attackers = attack(120, (n) => ({ from: addressOf(n) }));
  await attackers.going(5);
  expect((await signIn('admin', 'secret', { from: HERE })).status).toBe(200);
  await attackers.stop();
});

it('tells clients apart behind a web server that it trusts, and nobody by a header of their own', async () => {
  const attackers = attack(120, () => ({
    from: WEB_SERVER,
    headers: { 'x-forwarded-for': '6.6.6.6, 192.0.2.1' },
  }));
  await attackers.going(80);
  const headers = { 'x-forwarded-for': '192.0.2.2' };
  expect((await signIn('admin', 'secret', { from: WEB_SERVER, headers })).status).toBe(200);
  await attackers.stop();

  await signIn('rea', 'password of rea', { from: HERE, headers });
  const rea = backend.users.byName('rea');
  expect(backend.sessions.latestOf(rea?.id ?? '')?.address).toBe(HERE);
});

it('lets browsers that signed in before wait apart, even at the address of the attack', async () => {
  const before = await signIn('rea', 'password of rea', { from: WEB_SERVER });
  const line = browserOf(before);
  expect(line).toMatch(
    /^known_browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const cookie = line.split(';')[0] ?? '';
  const attackers = attack(120, () => ({ from: WEB_SERVER }));
  await attackers.going(80);
  // For the same user and at the same address: without the cookie there is no place left.
  const guesses = Array.from({ length: 12 }, (_, n) =>
    signIn('rea', `guess ${n}`, { from: WEB_SERVER }),
  );
  const again = await signIn('rea', 'password of rea', { from: WEB_SERVER, headers: { cookie } });
  expect(again.status).toBe(200);
  expect(browserOf(again).split(';')[0]).toBe(cookie);
  await Promise.all(guesses);
  await attackers.stop();
});
