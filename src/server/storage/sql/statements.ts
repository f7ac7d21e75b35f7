import type { DuckDBConnection } from '@duckdb/node-api';
import { runInBackground } from './in-background';
import { bindable, plainRow, type SqlValue } from './rows';
import type { SpentResults } from './spent-results';

export type Statements = {
  /**
   * Rows with plain values: times as milliseconds since the epoch, integers beyond 2^53 as
   * `bigint`.
   */
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
  /** Like `run`, for what takes long: see `runInBackground`. */
  runLong(sql: string, hasBegun?: () => boolean): Promise<void>;
};

/** `spent` hears of what was read. */
export function statementsOn(connection: DuckDBConnection, spent?: SpentResults): Statements {
  return {
    async query<Row>(sql: string, params: readonly SqlValue[] = []) {
      const result = await connection.run(sql, bindable(params));
      const rows = (await result.getRowObjectsJS()).map(plainRow);
      spent?.add(rows);
      return rows as Row[];
    },
    async run(sql, params = []) {
      await connection.run(sql, bindable(params));
    },
    runLong: (sql, hasBegun) => runInBackground(connection, sql, hasBegun),
  };
}
