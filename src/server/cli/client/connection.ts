import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error';
import { findLocalAccess } from '../../sessions/local-access';
import { promptPassword } from './prompt';

/**
 * How a command reaches a node and signs in. Secrets come from the environment, from files or from
 * a prompt.
 */
export type ConnectionOptions = {
  url: string | undefined;
  dataDirectory: string;
  user: string | undefined;
  passwordFile: string | undefined;
  tokenFile: string | undefined;
};
/** `api` ends with `/api`; `authorization` is secret. */
export type Connection = { api: string; authorization: string };
type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_URL = 'http://127.0.0.1:9000/';

/** @throws UsageError without credentials */
export async function connectionFor(
  options: ConnectionOptions,
  env: Environment,
): Promise<Connection> {
  const url = apiOf(options.url ?? env['CONSOLE_URL']);
  const named = await namedCredentials(options, env);
  const local =
    named === undefined || url === undefined ? findLocalAccess(options.dataDirectory) : undefined;
  const api = url ?? (local === undefined ? apiOf(DEFAULT_URL) : apiOf(local.url)) ?? DEFAULT_URL;
  if (named !== undefined) return { api, authorization: basic(named) };
  if (local !== undefined && apiOf(local.url) === api)
    return { api, authorization: basic([local.secret, 'local']) };
  throw new UsageError(
    `Who are you? No node offers local access in ${options.dataDirectory} (see --data-dir). Set CONSOLE_TOKEN, or CONSOLE_USER and CONSOLE_PASSWORD, or give --user.`,
  );
}

const basic = ([name, secret]: readonly [string, string]) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

async function namedCredentials(
  { user, passwordFile, tokenFile }: ConnectionOptions,
  env: Environment,
): Promise<readonly [string, string] | undefined> {
  if (tokenFile !== undefined) return [firstLine('--token-file', tokenFile), 'token'];
  const name = user ?? env['CONSOLE_USER'];
  if (user === undefined && env['CONSOLE_TOKEN']) return [env['CONSOLE_TOKEN'], 'token'];
  if (name === undefined || name === '') return undefined;
  if (passwordFile !== undefined) return [name, firstLine('--password-file', passwordFile)];
  return [name, env['CONSOLE_PASSWORD'] ?? (await promptPassword(`Password of ${name}: `))];
}

function firstLine(option: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${option}: ${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'}).`,
    );
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError(`${option}: the first line of ${path} is empty.`);
  return line;
}

function apiOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `--url must be an address such as https://graylog.example.org:9000, not “${text}”.`,
    );
  // Arguments are visible to everyone on the machine.
  if (url.username !== '' || url.password !== '')
    throw new UsageError('--url must not contain a user name or password.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api$/, '')}/api`;
}
