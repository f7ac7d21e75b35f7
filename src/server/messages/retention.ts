import type { IndexStore } from '../indices/index-store';
import type { Database } from '../storage/database';
import type { MessageWriter } from '../inputs/definition/message-writer';

const STEP_ROWS = 100_000;

export type Retention = {
  /** Deletes all messages of an input in steps and returns their number. */
  deleteByInput(inputId: string): Promise<number>;
};

export function createRetention(
  database: Database,
  indices: Pick<IndexStore, 'lease' | 'files' | 'refresh'>,
  writer: Pick<MessageWriter, 'flush'>,
): Retention {
  /** Deletes in steps, so that new messages do not have to wait long; searches are not blocked. */
  async function removeFrom(
    { name, file }: ReturnType<IndexStore['files']>[number],
    table: string,
    inputId: string,
  ): Promise<number> {
    let removed = 0;
    const [range] = await database.query<{ first: number | null; last: number }>(
      `SELECT min(seq) AS first, max(seq) AS last FROM ${table} WHERE input_id = $1`,
      [inputId],
    );
    if (range?.first == null) return 0;
    for (let start = range.first; start <= range.last; start += STEP_ROWS) {
      removed += await file.transaction(async (statements) => {
        const [row] = await statements.query<{ Count: number }>(
          `DELETE FROM ${table} WHERE input_id = $1 AND seq BETWEEN ${start} AND ${start + STEP_ROWS - 1}`,
          [inputId],
        );
        return row?.Count ?? 0;
      });
    }
    await indices.refresh(name);
    return removed;
  }

  return {
    async deleteByInput(inputId) {
      await writer.flush();
      const lease = indices.lease();
      try {
        let removed = 0;
        for (const index of indices.files()) {
          const table = lease.indices.find(({ name }) => name === index.name)?.table;
          if (table !== undefined) removed += await removeFrom(index, table, inputId);
        }
        return removed;
      } finally {
        lease.release();
      }
    },
  };
}
