import { request as send, type Dispatcher } from 'undici';
import type { Edition } from '../http/api-backend';

const TIMEOUT_MS = 2_000;
/** How long an answer is used before it is asked for again. */
const TRUSTED_MS = 60_000;
/** The same for a server that told nothing: it may be starting. */
const RETRY_MS = 5_000;
const LARGEST_BYTES = 100_000;

/**
 * The edition of the server behind, which only its own `config.js` tells. Undefined if that does
 * not: the pages of the console wait for it, so it is asked for once a minute, and not for long.
 */
export function readEdition(backend: URL, dispatcher: Dispatcher) {
  let known: Edition | undefined;
  let goodUntil = 0;
  let running: Promise<void> | undefined;

  const withAddress = (edition: Edition | undefined, script: string): Edition | undefined =>
    edition && {
      ...edition,
      graylogUrl: externalUrlIn(script) ?? `${backend.origin}${backend.pathname}`,
    };

  const ask = async () => {
    try {
      const { statusCode, body } = await send(new URL(`${backend.pathname}config.js`, backend), {
        dispatcher,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      if (statusCode === 200 && text.length < LARGEST_BYTES)
        known = withAddress(editionIn(text), text) ?? known;
    } catch {
      // Pages and requests report a server that is out of reach.
    }
    goodUntil = Date.now() + (known ? TRUSTED_MS : RETRY_MS);
    running = undefined;
  };

  return async (): Promise<Edition | undefined> => {
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
