/**
 * What was chosen in this browser, null where nothing was. Storage may be forbidden: then choices
 * last as long as the page.
 */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The same where it is JSON; undefined where it is missing or cannot be read. Anybody may have
 * written it.
 */
export function readLocalJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for this browser, or forgets it. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}
