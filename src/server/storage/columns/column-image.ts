/** The size of DuckDB's vectors, and so the largest number of rows per chunk. */
export const MOST_ROWS = 2048;

export type ImageType = 'text' | 'integer' | 'double' | 'timestamp' | 'bits';

/** Bytes per value; texts are `duckdb_string_t` of DuckDB's C interface. */
export const valueBytes = (type: ImageType): number =>
  type === 'text' || type === 'bits' ? 16 : 8;

/**
 * A column of up to MOST_ROWS rows in the layout of DuckDB's vectors, so that it is copied without
 * conversion.
 */
export type ColumnImage = {
  name: string;
  type: ImageType;
  /**
   * Little-endian. A text is its length in bytes (4 bytes), followed by the text itself if it has
   * at most 12 bytes, or else by its first 4 bytes and its offset in `heap` (8 bytes).
   */
  values: Uint8Array;
  /** The texts of more than 12 bytes, concatenated. */
  heap?: Uint8Array;
  /**
   * One bit per row that is not NULL, starting at the lowest bit of the first byte; undefined if no
   * row is NULL.
   */
  present?: Uint8Array;
};

/** Rows to be inserted into one table. Missing columns are NULL. */
export type RowChunk = { count: number; columns: readonly ColumnImage[] };

/** The length of `present` in bytes: DuckDB reads words of 64 bits. */
export const presentBytes = (rows: number): number => Math.ceil(rows / 64) * 8;

/** Returns some rows of a chunk as a chunk. */
export function rowsOf({ columns }: RowChunk, from: number, to: number): RowChunk {
  const part = (column: ColumnImage): ColumnImage => {
    const width = valueBytes(column.type);
    const { present } = column;
    return {
      ...column,
      values: column.values.subarray(from * width, to * width),
      ...(present && { present: bits(present, from, to) }),
    };
  };
  return { count: to - from, columns: columns.map(part) };
}

function bits(present: Uint8Array, from: number, to: number): Uint8Array {
  const part = new Uint8Array(presentBytes(to - from));
  for (let row = from; row < to; row += 1) {
    if (((present[row >> 3] ?? 0) >> (row & 7)) & 1)
      part[(row - from) >> 3] = (part[(row - from) >> 3] ?? 0) | (1 << ((row - from) & 7));
  }
  return part;
}
