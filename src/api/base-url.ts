import './app-config';

/**
 * The address of a path below the API base, which the server names; `/api/` beside the page
 * where it names none.
 */
export function apiUrl(path: string): string {
  const base = new URL(globalThis.appConfig?.gl2ServerUrl ?? 'api/', globalThis.document?.baseURI);
  return `${base.href.replace(/\/+$/, '')}${path}`;
}
