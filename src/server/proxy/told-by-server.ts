import { request as send, type Dispatcher } from 'undici';
import type { Edition } from '../http/api-backend';

const TIMEOUT_MS = 2_000;
/** How long an answer is used before it is asked for again. */
const TRUSTED_MS = 60_000;
/** The same for a server that told nothing: it may be starting. */
const RETRY_MS = 5_000;
const LARGEST_BYTES = 100_000;

/** Reads what the server behind tells in the file of a path; undefined if that says nothing. */
type Told<Value> = { path: string; read: (text: string, backend: URL) => Value | undefined };

/** The edition of the server behind and its address, which only its own `config.js` tells. */
export const EDITION: Told<Edition> = {
  path: 'config.js',
  read(script, { origin, pathname }) {
    const edition = editionIn(script);
    return edition && { ...edition, graylogUrl: externalUrlIn(script) ?? `${origin}${pathname}` };
  },
};
/** Its version, which the greeting tells to everyone. */
export const VERSION: Told<string> = { path: 'api/', read: versionIn };

/**
 * What the server behind tells of itself; undefined if it does not. The pages of the console wait
 * for it, so it is asked for once a minute, and not for long.
 */
export function readTold<Value>(
  { path, read }: Told<Value>,
  backend: URL,
  dispatcher: Dispatcher,
): () => Promise<Value | undefined> {
  let known: Value | undefined;
  let goodUntil = 0;
  let running: Promise<void> | undefined;

  const ask = async () => {
    try {
      const { statusCode, body } = await send(new URL(`${backend.pathname}${path}`, backend), {
        dispatcher,
        headers: { accept: '*/*' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      if (statusCode === 200 && text.length < LARGEST_BYTES) known = read(text, backend) ?? known;
    } catch {
      // Pages and requests report a server that is out of reach.
    }
    goodUntil = Date.now() + (known === undefined ? RETRY_MS : TRUSTED_MS);
    running = undefined;
  };

  return async () => {
    if (Date.now() >= goodUntil) running ??= ask();
    // Only the first page waits.
    if (known === undefined) await running;
    return known;
  };
}

/** Reads the script without running it: Graylog's is JavaScript, not JSON. */
export function editionIn(script: string): Edition | undefined {
  const isCloud = /["']?\bisCloud["']?\s*:\s*(true|false)\b/.exec(script)?.[1];
  if (isCloud === undefined) return undefined;
  const flags = /["']?\bfeatureFlags["']?\s*:\s*\{([^{}]*)\}/.exec(script)?.[1] ?? '';
  return {
    isCloud: isCloud === 'true',
    featureFlags: Object.fromEntries(
      [...flags.matchAll(/"([\w.-]+)"\s*:\s*"([^"\\]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  };
}

/** The address that a server with an external URI tells its users; its API is below it. */
export const externalUrlIn = (script: string): string | undefined =>
  /\bgl2ServerUrl["']?\s*:\s*["'](https?:\/\/[^"'\s]+?\/)api\/?["']/.exec(script)?.[1];

/** Reads the version in the greeting. */
export function versionIn(greeting: string): string | undefined {
  try {
    const { version } = JSON.parse(greeting) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
