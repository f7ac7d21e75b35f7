import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import { editionOf, type Edition } from '../static/config-js';
import { tileOrigins } from '../static/map-tiles';
import { readPublicNotifications } from '../static/public-notifications';

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
  memory: { type: 'string' },
  'sign-in-link': { type: 'boolean', default: false },
  'no-leading-wildcards': { type: 'boolean', default: false },
  'address-field': { type: 'string', multiple: true },
  'admin-password-file': { type: 'string' },
  'public-notifications': { type: 'string' },
  'map-tiles': { type: 'string' },
  'map-attribution': { type: 'string' },
  cloud: { type: 'boolean', default: false },
  'feature-flag': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

const HELP = `Usage: graylog-console [options]     (npm start -- [options])
       graylog-console import FILE|-    import messages from a file into a running node; see import --help
       graylog-console export [QUERY]   export messages of a running node to a file; see export --help
       graylog-console health           check whether a node responds; see health --help

A web console for Graylog-style log servers, with a small log server built in.

  --host ADDRESS              listen on this address (127.0.0.1)
  --port NUMBER               listen on this port (9000)
  --allowed-host NAME         also accept requests for this host name; may be repeated
  --path-prefix PATH          serve everything below this path (/)
  --data-dir DIRECTORY        where messages and settings are stored (data)
  --admin-password-file FILE  set the password of the user admin to the first line of this file
  --sign-in-link              print a link that signs admin in once, within 15 minutes
  --public-notifications FILE show the notifications in this JSON file on all pages, including sign-in:
                              { "id": { "title": "…", "shortMessage": "…", "longMessage": "…", "variant": "warning" } }
  --map-tiles URL             load the background of world maps from a tile service, such as
                              https://tiles.example.org/{z}/{x}/{y}.png; without it, maps show countries only
  --map-attribution TEXT      name the source of these tiles on each map
  --cloud                     show the console as in the cloud edition, which hides nodes and some inputs
  --feature-flag NAME         turn on a feature flag of the console, such as cloud_inputs; may be repeated
  --no-sample                 do not create sample messages on the first start
  --remove-sample             remove the sample messages and exit
  --memory SIZE               memory limit of searches and storage, such as 512MB (1GB)
  --no-inputs                 do not listen for messages and do not read local logs
  --no-leading-wildcards      reject queries with words that begin with * or ?
  --address-field NAME        store this field as an IP address in new indices, so that src:"10.0.0.0/8" finds
                              networks; may be repeated
  --input-port-offset NUMBER  add this to all input ports on the first start, to run a second node beside another

  --backend URL               serve only the console, for the Graylog server at this URL
  --backend-ca FILE           trust the certificate authorities in this PEM file for the backend

  --help, --version

The environment variable CONSOLE_ADMIN_PASSWORD also sets the password of admin.
`;

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
      '--backend must not hold a user name or password: users sign in themselves.',
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
