import { readFileSync } from 'node:fs';
import type { MapTiles } from '@/contract/map-tiles';
import type { PublicNotifications } from '@/contract/public-notifications';
import { isTooShort } from '@/domain/users/password';
import { isAddressRange } from '../../http/listener/address-ranges';
import { checkCertificates } from '../../outgoing/pem-certificates';
import { tileOrigins } from '../../static/map-tiles';
import { readPublicNotifications } from '../../static/public-notifications';
import { UsageError } from './usage-error';

export function nonEmpty(option: string, value: string): string {
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

export function addressFieldOf(name: string): string {
  if (!/^[\w.@-]+$/.test(name) || TYPED.has(name))
    throw new UsageError(
      `--address-field must be the name of a field such as src_ip, not “${name}”.`,
    );
  return name;
}

export function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`);
  return Number(text);
}

/** Keeps the highest default port, 12202, in the valid range. */
export function offsetOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 50_000)
    throw new UsageError(`--input-port-offset must be a number from 0 to 50000, not “${text}”.`);
  return Number(text);
}

/** The engine barely works with less. */
const LEAST_MEMORY_MB = 128;

export function memoryOf(text: string): string {
  const [, number = '', unit = ''] = /^(\d{1,6})\s*(MB|GB)$/i.exec(text) ?? [];
  const megabytes = Number(number) * (unit.toUpperCase() === 'GB' ? 1000 : 1);
  if (megabytes < LEAST_MEMORY_MB)
    throw new UsageError(
      `--memory must be a size such as 512MB or 2GB and at least ${LEAST_MEMORY_MB}MB, not “${text}”.`,
    );
  return `${number}${unit.toUpperCase()}`;
}

export function prefixOf(text: string): string {
  if (!/^\/?([\w.~-]+\/?)*$/.test(text) || /(^|\/)\.\.?(\/|$)/.test(text))
    throw new UsageError(`--path-prefix must be a path such as /logs, not “${text}”.`);
  return `/${text.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
}

export function backendOf(text: string): URL {
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

export function authoritiesOf(file: string): string {
  const text = fileText('--backend-ca', file);
  try {
    checkCertificates(text);
  } catch (error) {
    throw new UsageError(
      `--backend-ca: ${file} ${error instanceof Error ? error.message : 'cannot be used'}.`,
    );
  }
  return text;
}

export function notificationsOf(file: string): PublicNotifications {
  try {
    return readPublicNotifications(fileText('--public-notifications', file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `--public-notifications: ${file} cannot be used: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
  }
}

export function tilesOf(url: string | undefined, attribution = ''): MapTiles | undefined {
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

/** The longest bound that a policy may want. */
const LONGEST_LEAST = 64;

export function passwordLengthOf(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > LONGEST_LEAST)
    throw new UsageError(
      `--min-password-length must be a number from 1 to ${LONGEST_LEAST}, not “${text}”.`,
    );
  return Number(text);
}

/** `least`: the least number of characters. */
export function passwordOf(
  file: string | undefined,
  variable: string | undefined,
  least: number,
): string | undefined {
  if (file === undefined && (variable === undefined || variable === '')) return undefined;
  const [source, password] =
    file === undefined
      ? ['CONSOLE_ADMIN_PASSWORD', variable ?? '']
      : ['--admin-password-file', fileText('--admin-password-file', file).split(/\r?\n/)[0] ?? ''];
  if (password === '')
    throw new UsageError(`--admin-password-file: the first line of ${file} is empty.`);
  if (isTooShort(password, least))
    throw new UsageError(
      `${source}: the password of admin must have at least ${least} characters (--min-password-length).`,
    );
  return password;
}

export function trustedProxyOf(text: string): string {
  if (!isAddressRange(text))
    throw new UsageError(
      `--trusted-proxy must be an address such as 127.0.0.1 or a range such as 10.0.0.0/8, not “${text}”.`,
    );
  return text;
}

export function connectionsOf(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < 1)
    throw new UsageError(`--max-connections must be a number from 1 to 999999, not “${text}”.`);
  return Number(text);
}
