import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error';
import { knownZone } from '../../inputs/times/zones';
import type { ConnectionOptions } from './connection';

export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  defaultDataDirectory: string;
};

/** Options of both commands. */
export const CONNECTION_OPTIONS = {
  url: { type: 'string' },
  'data-dir': { type: 'string' },
  user: { type: 'string' },
  'password-file': { type: 'string' },
  'token-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const CONNECTION_HELP = `  --url URL              the node, or a Graylog server (the node of --data-dir, else http://127.0.0.1:9000/)
  --data-dir DIRECTORY   data directory of a node on this machine; no password needed if you can read it (data)
  --user NAME            sign in as this user; the password is read from CONSOLE_PASSWORD or prompted for
  --password-file FILE   read the password from the first line of this file
  --token-file FILE      sign in with the access token in the first line of this file

Environment variables can be used instead: CONSOLE_URL, CONSOLE_TOKEN, or CONSOLE_USER and CONSOLE_PASSWORD.
`;

/**
 * `parseArgs` with messages for users.
 * @throws UsageError
 */
export function parsedArgs<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(
      /\.\s|\n/,
    );
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}

type ConnectionValues = {
  url?: string;
  'data-dir'?: string;
  user?: string;
  'password-file'?: string;
  'token-file'?: string;
};

export const connectionOptions = (
  values: ConnectionValues,
  defaultDataDirectory: string,
): ConnectionOptions => ({
  url: values.url,
  dataDirectory:
    values['data-dir'] === undefined ? defaultDataDirectory : resolve(values['data-dir']),
  user: values.user,
  passwordFile: values['password-file'],
  tokenFile: values['token-file'],
});

export function oneOf<Choice extends string>(
  option: string,
  choices: readonly Choice[],
  text: string | undefined,
): Choice | undefined {
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined)
    throw new UsageError(`${option} must be one of ${choices.join(', ')}, not “${text}”.`);
  return choice;
}

export function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text))
    throw new UsageError(`${option} must be a whole number, not “${text}”.`);
  return Number(text);
}

/** One character; `tab` and `\t` stand for a tab. */
export function delimiterOf(text: string): string {
  const delimiter = text === 'tab' || text === '\\t' ? '\t' : text;
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter))
    throw new UsageError(`--delimiter must be one character, not “${text}”.`);
  return delimiter;
}

/** Undefined for the machine's zone. */
export function zoneOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const zone = knownZone(text);
  if (zone === undefined)
    throw new UsageError(
      `--zone must be a time zone such as Europe/Berlin or +01:00, not “${text}”.`,
    );
  return zone;
}
