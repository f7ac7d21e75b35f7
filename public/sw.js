/*
 * Serves the console from the browser's cache while the server is unreachable, so that a reload
 * shows the console instead of the browser's error page. Keeps the files of the console only, never
 * a response of the API.
 */
(function () {
  'use strict';
  // The build replaces it: a hash of the files, their paths, and the scripts that the page starts.
  const { version, files, scripts } = JSON.parse('__BUILD__');
  const scope = self.registration.scope;
  // One cache for each build: the page and its files are never of different builds.
  const family = `console ${scope} `;
  const current = family + version;
  const PAGE = new URL('index.html', scope).href;
  const UNHASHED = ['boot.js', 'config.js', 'favicon.svg'];
  const NO_SERVER_BEHIND = [502, 504];
  const PATIENCE = 8000;
  /** For what the copy does not have: slow lines are no outage. */
  const LONG_PATIENCE = 60000;
  /** Ids of the pages that came from the copy. */
  const fromCopy = new Set();

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
    const path = request.url.slice(scope.length).split(/[?#]/)[0];
    if (path.startsWith('api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (path.startsWith('assets/')) event.respondWith(asset(request));
    else if (UNHASHED.includes(path)) event.respondWith(start(event));
  });

  async function install() {
    const answer = await fetch(scope, { cache: 'no-store' });
    const text = await answer.clone().text();
    // The server was updated after it sent this script: its next version keeps the new page.
    if (!answer.ok || !scripts.every((path) => text.includes(path)))
      throw new Error('The page is not of this build.');
    const cache = await caches.open(current);
    await cache.addAll([...files, ...UNHASHED].map((path) => new URL(path, scope).href));
    await cache.put(PAGE, answer);
    await self.skipWaiting();
  }

  async function activate() {
    const names = (await caches.keys()).filter((name) => name.startsWith(family));
    // Tabs of the previous build still load parts of it.
    const previous = names.filter((name) => name !== current).pop();
    for (const name of names) if (name !== current && name !== previous) await caches.delete(name);
    if (self.registration.navigationPreload) await self.registration.navigationPreload.enable();
    await self.clients.claim();
  }

  /** From the server, so that a new version is always taken; else from the cache. */
  async function page(event) {
    const sent = Promise.resolve(event.preloadResponse).then(
      (preloaded) => preloaded || fetch(event.request),
    );
    try {
      const answer = await soon(sent);
      return NO_SERVER_BEHIND.includes(answer.status)
        ? await copyOfPage(event).catch(() => answer)
        : answer;
    } catch (error) {
      return copyOfPage(event, error).catch(() => sent);
    }
  }

  async function copyOfPage({ resultingClientId }, error) {
    const found = await kept(PAGE, error);
    fromCopy.add(resultingClientId);
    return found;
  }

  /**
   * A file that the page waits for: from the copy if the page is, because the server that did not
   * send the page would let it wait again.
   */
  async function start({ request, clientId }) {
    const sent = () => fetch(request);
    if (fromCopy.has(clientId)) return kept(request.url).catch(sent);
    const answer = sent();
    return soon(answer).catch((error) => kept(request.url, error).catch(() => answer));
  }

  const soon = (answer, patience = PATIENCE) =>
    Promise.race([
      answer,
      new Promise((_, reject) => setTimeout(reject, patience, new Error('No response.'))),
    ]);

  /** Names of assets contain a hash of their content. */
  const asset = async (request) =>
    (await caches.match(request.url, { ignoreVary: true })) || soon(fetch(request), LONG_PATIENCE);

  async function kept(url, error) {
    const found = await (await caches.open(current)).match(url, { ignoreVary: true });
    if (found) return found;
    throw error || new Error('Not in the cache.');
  }
})();
