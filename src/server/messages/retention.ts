import type { Database } from '../storage/database';
import type { MessageWriter } from './model';

const STEP_ROWS = 100_000;

export type Retention = {
  /** Removes messages older than an instant (milliseconds since the epoch), in steps; gives their number. */
  deleteOlderThan(time: number): Promise<number>;
  /** Removes all messages of an input, in steps; gives their number. */
  deleteByInput(inputId: string): Promise<number>;
};

export function createRetention(database: Database, writer: Pick<MessageWriter, 'flush'>): Retention {
  /** Steps keep a single write from holding the write connection for long; searches go on meanwhile. */
  async function remove(sql: string, param: bigint | string): Promise<number> {
    let removed = 0;
    const [range] = await database.query<{ first: number | null; last: number }>(`SELECT min(seq) AS first, max(seq) AS last FROM messages WHERE ${sql}`, [param]);
    if (range?.first == null) return 0;
    for (let start = range.first; start <= range.last; start += STEP_ROWS) {
      const window = `seq BETWEEN ${start} AND ${start + STEP_ROWS - 1}`;
      removed += await database.transaction(async (statements) => {
        const [row] = await statements.query<{ Count: number }>(`DELETE FROM messages WHERE ${sql} AND ${window}`, [param]);
        return row?.Count ?? 0;
      });
    }
    return removed;
  }

  return {
    deleteOlderThan: (time) => remove('"timestamp" < make_timestamp_ms($1::BIGINT)', BigInt(Math.trunc(time))),
    async deleteByInput(inputId) {
      await writer.flush();
      return remove('input_id = $1', inputId);
    },
  };
}
