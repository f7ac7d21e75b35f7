import type { SqlValue } from './rows';

export type Statements = {
  /** Rows with plain values: times as milliseconds since the epoch, integers beyond 2^53 as `bigint`. */
  query<Row>(sql: string, params?: readonly SqlValue[]): Promise<Row[]>;
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
};
