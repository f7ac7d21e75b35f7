import { DuckDBInstance } from '@duckdb/node-api';
import { rmSync } from 'node:fs';
import { putOwn } from '@/domain/exact';
import type { ImportRows } from './import-rows';
import { recordMessage, type RecordRules } from './record-message';

const MEMORY = '512MB';

/** A separate in-memory DuckDB that may spill to disk. */
export async function temporaryEngine(directory: string) {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY,
    threads: '2',
    temp_directory: directory,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await connection.run("SET TimeZone = 'UTC'");
  return {
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** One message per row. Numbers, booleans and lists keep their types; dates become ISO 8601. */
export async function* parquetRows(
  path: string,
  rules: RecordRules,
  temporary: string,
): ImportRows {
  const { connection, close } = await temporaryEngine(temporary);
  let number = 0;
  try {
    const result = await connection.stream('SELECT * FROM read_parquet(?)', [path]);
    const names = result.deduplicatedColumnNames();
    for await (const rows of result.yieldRowsJs()) {
      yield rows.map((row) => {
        number += 1;
        const record: Record<string, unknown> = {};
        for (const [index, name] of names.entries()) putOwn(record, name, plain(row[index]));
        return { number, take: () => recordMessage(record, rules) };
      });
    }
  } finally {
    close();
  }
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plain);
  if (Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
  return String(value);
}
