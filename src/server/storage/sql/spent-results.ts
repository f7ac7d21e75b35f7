import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A collection is requested after this many bytes of results. */
const MOST_SPENT_BYTES = 64 * 1024 * 1024;

/** Releases the memory of results that were read. */
export type SpentResults = { add(rows: readonly Record<string, unknown>[]): void };

/**
 * DuckDB frees a result when V8 collects its handle. V8 only knows the size of the handle, so large
 * results would pile up; after `limit` bytes a garbage collection is requested. `later` defers it
 * until the handle is released.
 */
export function createSpentResults(
  collect = fullCollection(),
  later: (work: () => void) => void = setImmediate,
  limit = MOST_SPENT_BYTES,
): SpentResults {
  let bytes = 0;
  return {
    add(rows) {
      for (const row of rows) for (const name in row) bytes += lengthOf(row[name]);
      if (bytes < limit) return;
      bytes = 0;
      later(collect);
    },
  };
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 8);

function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
