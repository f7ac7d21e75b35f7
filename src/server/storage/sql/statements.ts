import type { DuckDBConnection } from '@duckdb/node-api';
import { runInBackground } from './in-background';
import { bindable, plainRow, type SqlValue } from './rows';
import type { SpentResults } from './spent-results';

export type Statements = {
  /**
   * Returns rows with times in milliseconds since the epoch and integers beyond 2^53 as `bigint`.
   */
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
  /** Like `run`, for long statements: see `runInBackground`. */
  runLong(sql: string, hasBegun?: () => boolean): Promise<void>;
};

export function statementsOn(connection: DuckDBConnection, spent?: SpentResults): Statements {
  return {
    async query<Row>(sql: string, params: readonly SqlValue[] = []) {
      const result = await connection.run(sql, bindable(params));
      const rows: Record<string, unknown>[] = [];
      // A chunk at a time, because converting a large result at once would hold the main thread.
      for await (const chunk of result.yieldRowObjectJs()) {
        const plain = chunk.map(plainRow);
        for (const row of plain) rows.push(row);
        spent?.add(plain);
      }
      return rows as Row[];
    },
    async run(sql, params = []) {
      await connection.run(sql, bindable(params));
    },
    runLong: (sql, hasBegun) => runInBackground(connection, sql, hasBegun),
  };
}
