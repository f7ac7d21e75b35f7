import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of results that may lie about before they are given back. */
const MOST_SPENT_BYTES = 64 * 1024 * 1024;

/** Gives back the memory of results that were read. */
export type SpentResults = { add(rows: readonly Record<string, unknown>[]): void };

/**
 * The engine's results go when V8 collects the handles to them. It sees only how small these are,
 * so large results would pile up beyond every limit: after so many bytes a collection is asked for.
 * `later` runs when the handle is let go.
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
