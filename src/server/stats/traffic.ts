import type { TrafficHistogram } from '@/contract/cluster-stats';
import { typedValue } from '../messages/field-expressions';
import { select, union } from '../messages/selection';
import type { MessageStore } from '../messages/store';
import type { Database } from '../storage/database';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type TrafficRequest = { days: number; daily: boolean; includeToday: boolean };

/**
 * Bytes of the messages that are stored, by when they came in: what was deleted since is not part of it. They are
 * counted once, as a message's accounted size, so that the three kinds are the same. `now` in milliseconds since the epoch.
 */
export async function trafficOf(database: Database, store: Pick<MessageStore, 'lease'>, { days, daily, includeToday }: TrafficRequest, now: number, signal?: AbortSignal): Promise<TrafficHistogram> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, to] = [today - days * DAY_MS, includeToday ? now : today];
  const step = daily ? DAY_MS : HOUR_MS;
  const lease = store.lease();
  try {
    const { sql, params } = union(select(lease, {}).branches, ({ catalogue }) => {
      const [received, size] = ['gl2_receive_timestamp', 'gl2_accounted_message_size'].map((name) => catalogue.get(name));
      return `epoch_ms(${received ? typedValue(received) : 'NULL::TIMESTAMP'}) AS received, ${size ? typedValue(size) : 'NULL::BIGINT'} AS size`;
    });
    const rows = await database.query<{ start: number; bytes: number }>(
      `SELECT received - received % ${step} AS start, sum(size)::BIGINT AS bytes FROM ${sql} WHERE received >= ${from} AND received < ${to} GROUP BY start ORDER BY start`,
      params,
      signal,
    );
    const bytes = Object.fromEntries(rows.map((row) => [new Date(row.start).toISOString(), row.bytes]));
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), input: bytes, output: bytes, decoded: bytes };
  } finally {
    lease.release();
  }
}
