/*
 * Serves the console from the browser's cache while the server is unreachable, so that a reload
 * shows the console instead of the browser's error page. Keeps the files of the console only, never
 * a response of the API.
 */
(function () {
  'use strict';
  // The build replaces it: a hash of the files, their paths, and the script that the page starts.
  const { version, files, start } = JSON.parse('__BUILD__');
  const scope = self.registration.scope;
  // One cache for each build: the page and its files are never of different builds.
  const family = `console ${scope} `;
  const current = family + version;
  const PAGE = new URL('index.html', scope).href;
  const UNHASHED = ['boot.js', 'config.js', 'favicon.svg'];
  const NO_SERVER_BEHIND = [502, 504];
  const PATIENCE = 8000;

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
    const path = request.url.slice(scope.length).split(/[?#]/)[0];
    if (path.startsWith('api/')) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (path.startsWith('assets/')) event.respondWith(asset(request));
    else if (UNHASHED.includes(path))
      event.respondWith(fetch(request).catch((error) => kept(request.url, error)));
  });

  async function install() {
    const answer = await fetch(scope, { cache: 'no-store' });
    // The server was updated after it sent this script: its next version keeps the new page.
    if (!answer.ok || !(await answer.clone().text()).includes(start))
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
    const late = new Promise((_, reject) =>
      setTimeout(reject, PATIENCE, new Error('No response.')),
    );
    const sent = Promise.resolve(event.preloadResponse).then(
      (preloaded) => preloaded || fetch(event.request),
    );
    try {
      const answer = await Promise.race([sent, late]);
      return NO_SERVER_BEHIND.includes(answer.status)
        ? await kept(PAGE).catch(() => answer)
        : answer;
    } catch (error) {
      return kept(PAGE, error).catch(() => sent);
    }
  }

  /** Names of assets contain a hash of their content. */
  const asset = async (request) =>
    (await caches.match(request.url, { ignoreVary: true })) || fetch(request);

  async function kept(url, error) {
    const found = await (await caches.open(current)).match(url, { ignoreVary: true });
    if (found) return found;
    throw error || new Error('Not in the cache.');
  }
})();
