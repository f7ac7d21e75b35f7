import type { Random } from '../random/random';
import type { Client } from './cast';
import { LEVEL, shopMessage, type ShopMessage } from './shop-message';

const WEB = ['web-01', 'web-02', 'web-03'] as const;

export type Access = {
  method: string;
  path: string;
  status: number;
  took: number;
  trace?: string;
  user?: string;
};

/** A line of nginx in the combined log format, with its parts as fields. */
export function access(
  random: Random,
  at: number,
  { ip, country, city, agent }: Client,
  { method, path, status, took, trace = random.hex(32), user }: Access,
): ShopMessage {
  const bytes = status === 304 ? 0 : random.int(380, 48_000);
  const message = `${ip} - ${user ?? '-'} [${accessLogDate(at)}] "${method} ${path} HTTP/2.0" ${status} ${bytes} "-" "${agent}"`;
  return shopMessage(
    'web',
    at,
    random.pick(WEB),
    status >= 500 ? LEVEL.error : status >= 400 ? LEVEL.warning : LEVEL.info,
    message,
    {
      client_ip: ip,
      country,
      city,
      http_method: method,
      path: path.split('?')[0] ?? path,
      http_version: '2.0',
      response_code: status,
      bytes,
      took_ms: Math.round(took * 10) / 10,
      user_agent: agent,
      trace_id: trace,
      user_name: user,
      facility: 'local7',
    },
  );
}

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

function accessLogDate(at: number): string {
  const iso = new Date(at).toISOString();
  return `${iso.slice(8, 10)}/${MONTHS[Number(iso.slice(5, 7)) - 1] ?? 'Jan'}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`;
}
