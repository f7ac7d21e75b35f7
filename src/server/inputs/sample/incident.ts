import { orderIdAt, someClient, USERS } from './cast';
import type { Random } from '../random/random';
import { LEVEL, shopMessage, type ShopMessage, type Story } from './shop-message';
import { javaTrace, POOL_FRAMES } from './stack-traces';
import { access } from './access-log';

const MINUTE = 60_000;
const BEFORE_MS = 5.3 * 60 * MINUTE;
const LASTS_MS = 20 * MINUTE;

/**
 * The incident of the day: a release leaks database connections until it is rolled back.
 * Milliseconds since the epoch.
 */
export type Incident = { releasedAt: number; from: number; to: number };

export function incidentBefore(createdAt: number): Incident {
  const from = Math.floor((createdAt - BEFORE_MS) / MINUTE) * MINUTE;
  return { releasedAt: from - 6 * MINUTE, from, to: from + LASTS_MS };
}

/** Single messages: the release, the pool filling up, the rollback. */
export function incidentNotes({ releasedAt, from, to }: Incident): ShopMessage[] {
  const note = (at: number, level: number, message: string, fields: ShopMessage['fields'] = {}) =>
    shopMessage('payments', at, 'app-01', level, message, {
      logger: 'shop.payments.Release',
      ...fields,
    });
  const pool = (at: number, active: number, waiting: number) =>
    note(
      at,
      waiting > 0 ? LEVEL.warning : LEVEL.info,
      `HikariPool-1 - Pool stats (total=20, active=${active}, idle=${20 - active}, waiting=${waiting})`,
      { logger: 'com.zaxxer.hikari.pool.HikariPool', pool_waiting: waiting },
    );
  return [
    note(
      releasedAt,
      LEVEL.notice,
      'payments 2.15.0 released by nadia (change 8841: read receipts in the ledger)',
      { version: '2.15.0', user_name: 'nadia', action: 'release' },
    ),
    pool(releasedAt + 2 * MINUTE, 13, 0),
    pool(releasedAt + 4 * MINUTE, 18, 0),
    pool(from - 20_000, 20, 7),
    pool(from + 4 * MINUTE, 20, 61),
    note(
      to - 2 * MINUTE,
      LEVEL.notice,
      'payments rolled back to 2.14.0 by ruben: connections are not given back',
      { user_name: 'ruben', action: 'rollback' },
    ),
    pool(to + MINUTE, 6, 0),
  ];
}

/** Additional messages a minute: rises within minutes and ends with the rollback. */
export function incidentRate({ from, to }: Incident, minute: number): number {
  if (minute < from || minute >= to) return 0;
  const through = (minute - from) / (to - from);
  return Math.round(560 * Math.min(1, 0.25 + through * 5) * (through > 0.9 ? 0.4 : 1));
}

/** A checkout that fails because of the incident. */
export const failedCheckout: Story = (random: Random, at: number) => {
  const client = someClient(random);
  const [trace, user, order] = [
    random.hex(32),
    random.pick(USERS),
    orderIdAt(at, random.int(0, 999)),
  ];
  const waited = random.int(30_000, 30_040);
  const shared = { trace_id: trace, order_id: order, user_name: user };
  const reason = `HikariPool-1 - Connection is not available, request timed out after ${waited}ms.`;
  const status = random.pick([500, 502, 504, 504] as const);
  return [
    shopMessage(
      'payments',
      at - 40,
      random.pick(['app-01', 'app-02'] as const),
      LEVEL.error,
      `Charge for order ${order} failed: ${reason}`,
      {
        ...shared,
        version: '2.15.0',
        took_ms: waited,
        exception_class: 'org.springframework.jdbc.CannotGetJdbcConnectionException',
        logger: 'shop.payments.charge.ChargeService',
        thread: `http-nio-8080-exec-${random.int(1, 200)}`,
        full_message: javaTrace(
          'org.springframework.jdbc.CannotGetJdbcConnectionException',
          'Failed to obtain JDBC Connection',
          `java.sql.SQLTransientConnectionException: ${reason}`,
          POOL_FRAMES,
        ),
      },
    ),
    shopMessage(
      'storefront',
      at - 10,
      random.pick(['app-01', 'app-02'] as const),
      LEVEL.error,
      `{"event":"checkout.failed","order_id":${order},"user":"${user}","upstream":"payments","status":${status},"took_ms":${waited}}`,
      { ...shared, took_ms: waited, upstream: 'payments', response_code: status },
    ),
    ...(random.chance(0.25)
      ? [
          shopMessage(
            'database',
            at - 60,
            'db-01',
            LEVEL.error,
            'FATAL:  remaining connection slots are reserved for roles with the SUPERUSER attribute',
            { database: 'ledger', sql_state: '53300' },
          ),
        ]
      : []),
    access(random, at, client, {
      method: 'POST',
      path: '/api/v2/checkout',
      status,
      took: waited + 12,
      trace,
      user,
    }),
  ];
};
