import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { scriptsOf } from '../../../vite/files-for-service-worker';

const SCOPE = 'https://console.test/logs/';
const PAGE = '<script type="module" crossorigin src="./assets/shell-new.js"></script>';

type Handler = (event: Record<string, unknown>) => void;

/** `public/sw.js` of a build, with the parts of a browser that it uses. */
function worker(send: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | { url: string }) =>
    (typeof request === 'string' ? request : request.url).slice(SCOPE.length);
  const answer = (request: string | { url: string }) => send(pathOf(request));
  const cacheOf = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      addAll: async (urls: string[]) => {
        for (const url of urls) kept.set(url, await answer(url));
      },
      put: async (url: string, response: Response) => void kept.set(url, response),
      match: async (url: string) => kept.get(url)?.clone(),
    };
  };
  const handlers = new Map<string, Handler>();
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    match: async () => undefined,
  };
  const build = { version: 'new', files: ['assets/shell-new.js'], scripts: scriptsOf(PAGE) };
  const source = readFileSync('public/sw.js', 'utf8').replace('__BUILD__', JSON.stringify(build));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the file is no module
  new Function('self', 'caches', 'fetch', source)(self, caches, answer);

  const install = () =>
    new Promise((resolve) => {
      handlers.get('install')?.({ waitUntil: resolve });
    });
  const fetched = (path: string, mode: string, event: Record<string, string>) =>
    new Promise<Response>((resolve) => {
      handlers.get('fetch')?.({
        request: { method: 'GET', url: SCOPE + path, mode },
        respondWith: resolve,
        ...event,
      });
    });
  return {
    stores,
    install,
    navigate: (id: string) => fetched('streams', 'navigate', { resultingClientId: id }),
    start: (path: string, id: string) => fetched(path, 'no-cors', { clientId: id }),
  };
}

const silent = () => new Promise<Response>(() => undefined);

beforeEach(() => vi.useFakeTimers());

it('keeps no page of another build, which the server may send since its update', async () => {
  let page = PAGE.replace('new', 'newer');
  const { install, stores } = worker(async (path) => new Response(path === '' ? page : path));
  await expect(install()).rejects.toThrow('The page is not of this build.');
  expect(stores.size).toBe(0);
  page = PAGE;
  await install();
  expect([...stores.keys()]).toEqual([`console ${SCOPE} new`]);
});

it('a build without a script is refused', () => {
  expect(scriptsOf(`<script src="boot.js"></script>${PAGE}`)).toEqual(['assets/shell-new.js']);
  expect(() => scriptsOf('<script src="boot.js"></script>')).toThrow('starts no script');
});

it('no reload waits longer than 8 seconds for a server that is silent', async () => {
  let isSilent = false;
  const { install, navigate, start } = worker((path) =>
    isSilent ? silent() : Promise.resolve(new Response(path === '' ? PAGE : `kept ${path}`)),
  );
  await install();
  isSilent = true;
  const page = navigate('tab 1');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await (await page).text()).toBe(PAGE);
  // What the page waits for before anything is shown does not wait again.
  expect(await (await start('boot.js', 'tab 1')).text()).toBe('kept boot.js');
  expect(await (await start('config.js', 'tab 1')).text()).toBe('kept config.js');
});

it('files of a page that the server sent before it fell silent wait 8 seconds', async () => {
  let isSilent = false;
  const { install, start } = worker((path) =>
    isSilent ? silent() : Promise.resolve(new Response(path === '' ? PAGE : `kept ${path}`)),
  );
  await install();
  isSilent = true;
  const boot = start('boot.js', 'tab 1');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await (await boot).text()).toBe('kept boot.js');
});

it('behind a proxy whose node is dead, the page and the files it waits for come from the copy', async () => {
  let isDead = false;
  const { install, navigate, start } = worker(async (path) =>
    isDead
      ? new Response('Bad gateway', { status: 502 })
      : new Response(path === '' ? PAGE : `kept ${path}`),
  );
  await install();
  isDead = true;
  expect(await (await navigate('tab 1')).text()).toBe(PAGE);
  expect(await (await start('boot.js', 'tab 1')).text()).toBe('kept boot.js');
  isDead = false;
  expect((await navigate('tab 2')).status).toBe(200);
});
