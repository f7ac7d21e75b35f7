import type { RowChunk } from '../storage/columns/column-image';

/**
 * Adds the column `seq`, which is only known when rows are stored. `first` is the number of the
 * message with ordinal 0.
 */
export function withSequence(
  { count, columns }: RowChunk,
  ordinals: Uint32Array,
  first: number,
): RowChunk {
  const numbers = BigInt64Array.from(ordinals.subarray(0, count), (ordinal) =>
    BigInt(first + ordinal),
  );
  return {
    count,
    columns: [{ name: 'seq', type: 'integer', values: new Uint8Array(numbers.buffer) }, ...columns],
  };
}
