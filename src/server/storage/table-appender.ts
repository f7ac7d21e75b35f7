import { DuckDBDataChunk, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';

/** The most rows that go in at once: the engine's vector size. */
export const APPEND_AT_MOST = 2048;

export type Column = readonly DuckDBValue[];

export type TableAppender = {
  /** Adds rows, given by column in the table's order, all of one length up to APPEND_AT_MOST. Durable when it resolves; all or none. */
  append(columns: readonly Column[]): Promise<void>;
  close(): Promise<void>;
};

export async function createTableAppender(connection: DuckDBConnection, table: string): Promise<TableAppender> {
  const probe = await connection.createAppender(table);
  const types = Array.from({ length: probe.columnCount }, (_, index) => probe.columnType(index));
  probe.closeSync();
  let last: Promise<void> = Promise.resolve();

  async function appendNow(columns: readonly Column[]): Promise<void> {
    const chunk = DuckDBDataChunk.create(types, columns[0]?.length ?? 0);
    columns.forEach((values, index) => chunk.setColumnValues(index, values));
    // In a transaction of its own the flush only fills memory; writing to disk is the commit's, off the event loop.
    await connection.run('BEGIN TRANSACTION');
    try {
      const appender = await connection.createAppender(table);
      appender.appendDataChunk(chunk);
      appender.closeSync();
      await connection.run('COMMIT');
    } catch (error) {
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    append(columns) {
      const done = last.then(() => appendNow(columns));
      last = done.catch(() => undefined);
      return done;
    },
    async close() {
      await last;
      connection.closeSync();
    },
  };
}
