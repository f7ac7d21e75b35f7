import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import type { Edition } from '../../http/api-backend';
import { editionOf } from '../../static/config-js';
import { tileOrigins } from '../../static/map-tiles';
import { readPublicNotifications } from '../../static/public-notifications';
import { HELP } from './help';

export type NodeSettings = {
  host: string;
  port: number;
  dataDirectory: string;
  allowedHosts: readonly string[];
  /** Starts and ends with a slash. */
  pathPrefix: string;
  backend: { url: URL; ca: string | undefined } | undefined;
  sample: boolean;
  inputs: boolean;
  /** Added to the ports of the default inputs. */
  inputPortOffset: number;
  /** The folder that the default input for log files reads. */
  logDirectory: string;
  removeSample: boolean;
  /** Memory limit of the storage engine in its own format: `512MB`. */
  memory: string | undefined;
  leadingWildcards: boolean;
  /** The fields that new indices store as IP addresses. */
  addressFields: readonly string[];
  signInLink: boolean;
  publicNotifications: PublicNotifications;
  mapTiles: MapTiles | undefined;
  edition: Edition;
  /** Answer as a server with the enterprise plugin and its license. */
  enterprise: boolean;
  adminPassword: string | undefined;
};
export type Command = { kind: 'run'; settings: NodeSettings } | { kind: 'print'; text: string };

/** Invalid usage; `message` is one line for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '9000' },
  'data-dir': { type: 'string' },
  'allowed-host': { type: 'string', multiple: true },
  'path-prefix': { type: 'string', default: '/' },
  backend: { type: 'string' },
  'backend-ca': { type: 'string' },
  'no-sample': { type: 'boolean', default: false },
  'remove-sample': { type: 'boolean', default: false },
  'no-inputs': { type: 'boolean', default: false },
  'input-port-offset': { type: 'string', default: '0' },
  'log-dir': { type: 'string', default: '/var/log' },
  memory: { type: 'string' },
  'sign-in-link': { type: 'boolean', default: false },
  'no-leading-wildcards': { type: 'boolean', default: false },
  'address-field': { type: 'string', multiple: true },
  'admin-password-file': { type: 'string' },
  'public-notifications': { type: 'string' },
  'map-tiles': { type: 'string' },
  'map-attribution': { type: 'string' },
  cloud: { type: 'boolean', default: false },
  enterprise: { type: 'boolean', default: false },
  'feature-flag': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  defaultDataDirectory: string;
};

/**
 * Parses the arguments.
 * @throws UsageError
 */
export function parseCommandLine(
  args: readonly string[],
  { env, version, defaultDataDirectory }: Surroundings,
): Command {
  const values = parsed(args);
  if (values.help) return { kind: 'print', text: HELP };
  if (values.version) return { kind: 'print', text: `${version}\n` };
  if (values['backend-ca'] !== undefined && values.backend === undefined)
    throw new UsageError('--backend-ca needs --backend.');
  if (values.backend !== undefined && values.enterprise)
    throw new UsageError('--enterprise cannot be combined with --backend.');
  if (values.backend !== undefined && values['remove-sample'])
    throw new UsageError('--remove-sample cannot be combined with --backend.');
  return {
    kind: 'run',
    settings: {
      // An empty host would listen on all addresses.
      host: nonEmpty('--host', values.host),
      port: portOf(values.port),
      dataDirectory:
        values['data-dir'] === undefined
          ? defaultDataDirectory
          : resolve(nonEmpty('--data-dir', values['data-dir'])),
      allowedHosts: (values['allowed-host'] ?? []).map((name) =>
        nonEmpty('--allowed-host', name).toLowerCase(),
      ),
      pathPrefix: prefixOf(values['path-prefix']),
      backend:
        values.backend === undefined
          ? undefined
          : {
              url: backendOf(values.backend),
              ca:
                values['backend-ca'] === undefined
                  ? undefined
                  : authoritiesOf(values['backend-ca']),
            },
      sample: !values['no-sample'],
      inputs: !values['no-inputs'],
      inputPortOffset: offsetOf(values['input-port-offset']),
      logDirectory: resolve(nonEmpty('--log-dir', values['log-dir'])),
      removeSample: values['remove-sample'],
      memory: values.memory === undefined ? undefined : memoryOf(values.memory),
      leadingWildcards: !values['no-leading-wildcards'],
      addressFields: [...new Set((values['address-field'] ?? []).map(addressFieldOf))],
      signInLink: values['sign-in-link'],
      publicNotifications:
        values['public-notifications'] === undefined
          ? {}
          : notificationsOf(values['public-notifications']),
      mapTiles: tilesOf(values['map-tiles'], values['map-attribution']),
      edition: editionOf(values.cloud, values['feature-flag']),
      enterprise: values.enterprise,
      adminPassword: passwordOf(values['admin-password-file'], env['CONSOLE_ADMIN_PASSWORD']),
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(
      /\.\s|\n/,
    );
    throw new UsageError(`${sentence.replace(/\.$/, '')}. See --help.`);
  }
}

function nonEmpty(option: string, value: string): string {
  if (value.trim() === '') throw new UsageError(`${option} needs a value.`);
  return value;
}

/** Core fields, whose types are fixed. */
const TYPED: ReadonlySet<string> = new Set([
  'message',
  'full_message',
  'source',
  'streams',
  'timestamp',
]);

function addressFieldOf(name: string): string {
  if (!/^[\w.@-]+$/.test(name) || TYPED.has(name))
    throw new UsageError(
      `--address-field must be the name of a field such as src_ip, not “${name}”.`,
    );
  return name;
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`);
  return Number(text);
}

/** Keeps the highest default port, 12202, in the valid range. */
function offsetOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 50_000)
    throw new UsageError(`--input-port-offset must be a number from 0 to 50000, not “${text}”.`);
  return Number(text);
}

/** The engine barely works with less. */
const LEAST_MEMORY_MB = 128;

function memoryOf(text: string): string {
  const [, number = '', unit = ''] = /^(\d{1,6})\s*(MB|GB)$/i.exec(text) ?? [];
  const megabytes = Number(number) * (unit.toUpperCase() === 'GB' ? 1000 : 1);
  if (megabytes < LEAST_MEMORY_MB)
    throw new UsageError(
      `--memory must be a size such as 512MB or 2GB and at least ${LEAST_MEMORY_MB}MB, not “${text}”.`,
    );
  return `${number}${unit.toUpperCase()}`;
}

function prefixOf(text: string): string {
  if (!/^\/?([\w.~-]+\/?)*$/.test(text) || /(^|\/)\.\.?(\/|$)/.test(text))
    throw new UsageError(`--path-prefix must be a path such as /logs, not “${text}”.`);
  return `/${text.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
}

function backendOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `--backend must be an address such as https://graylog.example.org:9000, not “${text}”.`,
    );
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      '--backend must not contain a user name or password: users sign in themselves.',
    );
  url.pathname = url.pathname.replace(/\/api\/?$/, '/').replace(/\/?$/, '/');
  url.search = '';
  url.hash = '';
  return url;
}

function fileText(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(
      `${option}: ${path} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'}).`,
    );
  }
}

function authoritiesOf(file: string): string {
  const text = fileText('--backend-ca', file);
  try {
    new X509Certificate(text);
  } catch {
    throw new UsageError(`--backend-ca: ${file} contains no PEM certificate.`);
  }
  return text;
}

function notificationsOf(file: string): PublicNotifications {
  try {
    return readPublicNotifications(fileText('--public-notifications', file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `--public-notifications: ${file} cannot be used: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
  }
}

function tilesOf(url: string | undefined, attribution = ''): MapTiles | undefined {
  if (url === undefined) {
    if (attribution !== '') throw new UsageError('--map-attribution needs --map-tiles.');
    return undefined;
  }
  if (!tileOrigins({ url }))
    throw new UsageError(
      `--map-tiles must be an address such as https://tiles.example.org/{z}/{x}/{y}.png, not “${url}”.`,
    );
  return { url, attribution };
}

function passwordOf(file: string | undefined, variable: string | undefined): string | undefined {
  if (file === undefined) return variable === undefined || variable === '' ? undefined : variable;
  const [line = ''] = fileText('--admin-password-file', file).split(/\r?\n/);
  if (line === '')
    throw new UsageError(`--admin-password-file: the first line of ${file} is empty.`);
  return line;
}
