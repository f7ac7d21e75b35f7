import './app-config';

/**
 * The URL of a path below the API base, which the server configures; by default `/api/` beside the
 * page.
 */
export function apiUrl(path: string): string {
  return `${apiBase().href.replace(/\/+$/, '')}${path}`;
}

/** The URL below which the API is. */
export const apiBase = () =>
  new URL(globalThis.appConfig?.gl2ServerUrl ?? 'api/', globalThis.document?.baseURI);
