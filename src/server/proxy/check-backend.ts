import { request as send, type Dispatcher } from 'undici';
import { unreachableProblem } from './failures';

const TIMEOUT_MS = 5_000;
/** A server that was available a moment ago is not checked again for every page. */
const TRUSTED_MS = 30_000;

/**
 * Requests the greeting that Graylog serves without authentication. Returns what is wrong, or
 * undefined.
 */
export function checkBackend(backend: URL, dispatcher: Dispatcher) {
  let goodUntil = 0;

  return async (): Promise<string | undefined> => {
    if (Date.now() < goodUntil) return undefined;
    try {
      const { statusCode, body } = await send(new URL(`${backend.pathname}api/`, backend), {
        dispatcher,
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await body.text();
      if (statusCode !== 200 || !isGreeting(text))
        return `The server at ${backend.href} is not a Graylog server (status ${statusCode}).`;
      goodUntil = Date.now() + TRUSTED_MS;
      return undefined;
    } catch (error) {
      const timedOut = error instanceof Error && error.name === 'TimeoutError';
      return unreachableProblem(
        timedOut ? Object.assign(new Error(), { code: 'UND_ERR_HEADERS_TIMEOUT' }) : error,
        backend,
      ).message;
    }
  };
}

function isGreeting(text: string): boolean {
  try {
    const greeting: unknown = JSON.parse(text);
    return (
      typeof greeting === 'object' &&
      greeting !== null &&
      'cluster_id' in greeting &&
      'version' in greeting
    );
  } catch {
    // The response of some other server.
    return false;
  }
}
