import { DuckDBDataChunk, type DuckDBConnection, type DuckDBType, type DuckDBValue } from '@duckdb/node-api';
import type { SerialQueue } from './queue';

/** The most rows that go in at once: the engine's vector size. */
export const APPEND_AT_MOST = 2048;
/** Texts stay in a chunk's memory until it is replaced. */
const REPLACE_CHUNK_AT_CHARACTERS = 16 * 1024 * 1024;

/** Undefined where all rows are NULL, which costs nothing. */
export type Column = readonly DuckDBValue[] | undefined;

export type TableAppender = {
  /** Adds `count` rows (up to APPEND_AT_MOST), by column in the table's order. Durable when it resolves; all or none. */
  append(count: number, columns: readonly Column[]): Promise<void>;
  close(): Promise<void>;
};

/** `bulk` is the queue in which insertions take turns with what they must not meet. */
export async function createTableAppender(connection: DuckDBConnection, table: string, bulk: SerialQueue): Promise<TableAppender> {
  const probe = await connection.createAppender(table);
  const types = Array.from({ length: probe.columnCount }, (_, index) => probe.columnType(index));
  probe.closeSync();
  let rows = emptyRows(types);

  async function appendNow(count: number, columns: readonly Column[]): Promise<void> {
    const chunk = rows.fill(count, columns);
    if (rows.isLarge()) rows = emptyRows(types);
    // In a transaction of its own the flush only fills memory; writing to disk is the commit's, off the event loop.
    await connection.run('BEGIN TRANSACTION');
    try {
      const appender = await connection.createAppender(table);
      appender.appendDataChunk(chunk);
      appender.closeSync();
      await connection.run('COMMIT');
    } catch (error) {
      rows = emptyRows(types);
      await connection.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  return {
    append: (count, columns) => bulk.add(() => appendNow(count, columns)),
    async close() {
      await bulk.drained();
      connection.closeSync();
    },
  };
}

/** A chunk that is used again and again, so that only columns with values, now or before, are touched. */
function emptyRows(types: readonly DuckDBType[]) {
  const chunk = DuckDBDataChunk.create(types, APPEND_AT_MOST);
  const nulls = Array.from({ length: APPEND_AT_MOST }, () => null);
  types.forEach((_, index) => chunk.setColumnValues(index, nulls));
  const used = new Set<number>();
  let characters = 0;

  return {
    fill(count: number, columns: readonly Column[]): DuckDBDataChunk {
      // Columns that are emptied have to be empty over their whole length.
      chunk.rowCount = APPEND_AT_MOST;
      for (const index of used) if (columns[index] === undefined) chunk.setColumnValues(index, nulls);
      chunk.rowCount = count;
      for (const [index, values] of columns.entries()) {
        if (values === undefined) continue;
        used.add(index);
        chunk.setColumnValues(index, values);
        for (const value of values) if (typeof value === 'string') characters += value.length;
      }
      for (const index of [...used]) if (columns[index] === undefined) used.delete(index);
      return chunk;
    },
    isLarge: () => characters >= REPLACE_CHUNK_AT_CHARACTERS,
  };
}
