import type { Random } from '../random/random';
import type { Fields } from '@/domain/exact';

/** `timestamp` in milliseconds since the epoch. */
export type ShopMessage = { timestamp: number; source: string; message: string; fields: Fields };

export const LEVEL = { error: 3, warning: 4, notice: 5, info: 6, debug: 7 } as const;

type App = { app: string; language: string; version: string };

const APPS = {
  web: { app: 'nginx', language: 'c', version: '1.29.2' },
  storefront: { app: 'storefront', language: 'node', version: '6.31.0' },
  payments: { app: 'payments', language: 'java', version: '2.14.0' },
  recommend: { app: 'recommend', language: 'python', version: '1.9.3' },
  mailer: { app: 'mailer', language: 'go', version: '0.22.1' },
  database: { app: 'postgres', language: 'c', version: '17.6' },
} as const satisfies Record<string, App>;

export type AppName = keyof typeof APPS;

/** A message of one of the shop's programs. Undefined fields are left out. */
export function shopMessage(
  name: AppName,
  timestamp: number,
  source: string,
  level: number,
  message: string,
  fields: Record<string, Fields[string] | undefined> = {},
): ShopMessage {
  const given = Object.entries({
    ...APPS[name],
    environment: 'production',
    facility: 'local0',
    level,
    ...fields,
  });
  return {
    timestamp: Math.round(timestamp),
    source,
    message,
    fields: Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Fields,
  };
}

/** Something that happens in the shop, as logged by each program involved; a trace id links them. */
export type Story = (random: Random, at: number) => ShopMessage[];

export const APP_SERVERS = ['app-01', 'app-02'] as const;
