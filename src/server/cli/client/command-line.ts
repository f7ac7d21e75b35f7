import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_MIN_PASSWORD_LENGTH } from '@/domain/users/password';
import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import type { Edition } from '../../http/api-backend';
import { editionOf } from '../../static/config-js';
import { HELP } from './help';
import {
  addressFieldOf,
  authoritiesOf,
  backendOf,
  connectionsOf,
  memoryOf,
  nonEmpty,
  notificationsOf,
  offsetOf,
  passwordLengthOf,
  passwordOf,
  portOf,
  prefixOf,
  tilesOf,
  trustedProxyOf,
} from './option-values';
import { UsageError } from './usage-error';

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
  /** The least number of characters of new passwords. */
  minPasswordLength: number;
  adminPassword: string | undefined;
  /** Addresses and ranges of the web servers whose forwarded headers are believed. */
  trustedProxies: readonly string[];
  /** How many connections may be open at once. */
  maxConnections: number;
};
export type Command = { kind: 'run'; settings: NodeSettings } | { kind: 'print'; text: string };

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
  'min-password-length': { type: 'string', default: `${DEFAULT_MIN_PASSWORD_LENGTH}` },
  'trusted-proxy': { type: 'string', multiple: true },
  'max-connections': { type: 'string', default: '1000' },
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
  const minPasswordLength = passwordLengthOf(values['min-password-length']);
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
      minPasswordLength,
      adminPassword: passwordOf(
        values['admin-password-file'],
        env['CONSOLE_ADMIN_PASSWORD'],
        minPasswordLength,
      ),
      trustedProxies: (values['trusted-proxy'] ?? []).map(trustedProxyOf),
      maxConnections: connectionsOf(values['max-connections']),
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
