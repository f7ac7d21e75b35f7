import { connection } from '@/api/connection';

/** Milliseconds after the page is idle, so that the copy delays nothing. */
const DELAY = 5_000;

/**
 * Keeps a copy of the console in the browser, which `sw.js` serves while the server is unreachable.
 * Browsers allow it over HTTPS and on localhost only; elsewhere a reload needs the server.
 */
export function keepForOutages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => {
    if (connection.current().state !== 'up') return void setTimeout(keep, DELAY);
    // Without a copy the console works all the same.
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
    return undefined;
  };
  setTimeout(keep, DELAY);
}
