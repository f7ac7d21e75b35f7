/** The engine's vector size: the most rows that go in at once. */
export const MOST_ROWS = 2048;

export type ImageType = 'text' | 'integer' | 'double' | 'timestamp' | 'bits';

/**
 * Bytes of one value: of texts what `duckdb_string_t` of DuckDB's C interface takes, 128 `bits`.
 */
export const valueBytes = (type: ImageType): number =>
  type === 'text' || type === 'bits' ? 16 : 8;

/**
 * A column of at most MOST_ROWS rows in the layout of the engine's own vectors, so that it is
 * copied and not converted.
 */
export type ColumnImage = {
  name: string;
  type: ImageType;
  /**
   * Little-endian. Texts: their length in UTF-8 (4 bytes), then the text where it has at most 12
   * bytes, or its first four and at which byte of `heap` it begins (8 bytes).
   */
  values: Uint8Array;
  /** The longer texts, one behind the other. */
  heap?: Uint8Array;
  /**
   * A bit for each row that has a value, the first one in the lowest bit of the first byte;
   * undefined where all have.
   */
  present?: Uint8Array;
};

/** Rows that go into one table together. Columns that are not among them are NULL. */
export type RowChunk = { count: number; columns: readonly ColumnImage[] };

/** Bytes of `present` for that many rows: whole words, as the engine reads it. */
export const presentBytes = (rows: number): number => Math.ceil(rows / 64) * 8;

/** Some rows of a chunk, as a chunk of their own. */
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
