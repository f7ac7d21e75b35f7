import './app-config';

/**
 * The URL of a path below the API base, which the server configures; by default `/api/` beside the
 * page.
 */
export function apiUrl(path: string): string {
  const base = new URL(globalThis.appConfig?.gl2ServerUrl ?? 'api/', globalThis.document?.baseURI);
  return `${base.href.replace(/\/+$/, '')}${path}`;
}
