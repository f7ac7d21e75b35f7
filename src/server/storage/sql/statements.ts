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
