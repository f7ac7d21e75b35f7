import type { DuckDBValue, JS } from '@duckdb/node-api';

/**
 * A parameter value. A `number` is bound as DOUBLE, so cast it in SQL if an integer is expected.
 */
export type SqlValue = string | number | bigint | boolean | null;

/**
 * Converts integers to `number` (`bigint` beyond 2^53) and times to milliseconds since the epoch.
 */
export function plainValue(value: JS): unknown {
  if (typeof value === 'bigint')
    return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER
      ? Number(value)
      : value;
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plainValue);
  return value;
}

export function plainRow(row: Record<string, JS>): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const name in row) plain[name] = plainValue(row[name] ?? null);
  return plain;
}

export const bindable = (params: readonly SqlValue[]): DuckDBValue[] => [...params];
