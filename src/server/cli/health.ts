import { findLocalAccess } from '../sessions/local-access';
import { UsageError } from './client/usage-error';
import { parsedArgs, type Surroundings } from './client/options';

const HELP = `Usage: graylog-console health [--url URL] [--data-dir DIRECTORY]

Exits with 0 if the node responds, otherwise with 1; for health checks of containers and services.

  --url URL              where the node is (the node of --data-dir, else http://127.0.0.1:9000/)
  --data-dir DIRECTORY   data directory of a node on this machine (data)
`;
const DEFAULT_URL = 'http://127.0.0.1:9000/';
const PATIENCE_MS = 8000;

/**
 * Whether the node responds. Its load balancer state does not count, because a container must not
 * be restarted when an administrator takes it out of rotation.
 */
export async function runHealth(
  args: readonly string[],
  { env, defaultDataDirectory }: Surroundings,
): Promise<{ exitCode: number; text: string }> {
  try {
    const { values } = parsedArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        'data-dir': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      } as const,
    });
    if (values.help) return { exitCode: 0, text: HELP };
    const url =
      values.url ??
      env['CONSOLE_URL'] ??
      // A container may have no name for its own address.
      findLocalAccess(values['data-dir'] ?? defaultDataDirectory)?.url.replace(
        '//localhost:',
        '//127.0.0.1:',
      ) ??
      DEFAULT_URL;
    if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not “${url}”.`);
    return await ping(url);
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: 2, text: `${error.message}\n` };
    throw error;
  }
}

async function ping(url: string): Promise<{ exitCode: number; text: string }> {
  // The page that a load balancer of Graylog asks for: it needs no account.
  const api = `${url.replace(/\/*$/, '')}/api/`;
  try {
    const response = await fetch(api, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok
      ? { exitCode: 0, text: `${api} responds.\n` }
      : { exitCode: 1, text: `${api} responds with ${response.status}.\n` };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { exitCode: 1, text: `${api} does not respond: ${reason}\n` };
  }
}
