import {
  BIGINT,
  DOUBLE,
  DuckDBTableFunction,
  TIMESTAMP,
  UHUGEINT,
  VARCHAR,
  type DuckDBConnection,
  type DuckDBType,
} from '@duckdb/node-api';
import duckdb from '@duckdb/node-bindings';
import {
  MOST_ROWS,
  presentBytes,
  type ColumnImage,
  type ImageType,
  type RowChunk,
} from './columns/column-image';
import type { Statements } from './sql/statements';

/** Inserts column images, at the speed of DuckDB and with little work on the event loop. */
export type RowSource = {
  /** Call it within a transaction. `table` is the qualified name as SQL. */
  insert(statements: Statements, table: string, chunks: readonly RowChunk[]): Promise<void>;
};

const types: Record<ImageType, DuckDBType> = {
  text: VARCHAR,
  integer: BIGINT,
  double: DOUBLE,
  timestamp: TIMESTAMP,
  bits: UHUGEINT,
};
const FUNCTION = 'ingested_rows';
const INLINE_BYTES = 12;

/** A running insertion with the chunks that were not read yet. */
type Offer = { columns: readonly Pick<ColumnImage, 'name' | 'type'>[]; chunks: RowChunk[] };

/**
 * Registers the table function `ingested_rows`, which copies column images into DuckDB's vectors
 * (docs/decisions/0015). It is visible to all connections of the database.
 */
export function createRowSource(connection: DuckDBConnection): RowSource {
  const offers = new Map<number, Offer>();
  let last = 0;

  connection.registerTableFunction(
    DuckDBTableFunction.create({
      name: FUNCTION,
      parameterTypes: [BIGINT],
      bindFunction(info) {
        const number = Number(info.getParameter(0));
        for (const { name, type } of offers.get(number)?.columns ?? [])
          info.addResultColumn(name, types[type]);
        info.setBindData({ number });
      },
      initFunction: () => undefined,
      mainFunction(info, output) {
        const { number } = (info.bindData ?? { number: 0 }) as { number: number };
        const offer = offers.get(number);
        fill(output.chunk, offer?.columns ?? [], offer?.chunks.shift());
      },
    }),
  );

  return {
    async insert(statements, table, chunks) {
      const columns = columnsOf(chunks);
      const number = (last += 1);
      const offer = { columns, chunks: [...chunks] };
      offers.set(number, offer);
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      try {
        await statements.runLong(
          `INSERT INTO ${table} (${names}) SELECT ${names} FROM ${FUNCTION}(${number})`,
          () => offer.chunks.length < chunks.length,
        );
      } finally {
        offers.delete(number);
      }
    },
  };
}

function columnsOf(chunks: readonly RowChunk[]): Offer['columns'] {
  const byName = new Map<string, ImageType>();
  for (const { columns } of chunks) for (const { name, type } of columns) byName.set(name, type);
  return [...byName].map(([name, type]) => ({ name, type }));
}

/** Without a chunk it signals the end. */
function fill(
  output: duckdb.DataChunk,
  columns: Offer['columns'],
  chunk: RowChunk | undefined,
): void {
  duckdb.data_chunk_set_size(output, chunk?.count ?? 0);
  if (chunk === undefined) return;
  for (const [index, { name }] of columns.entries()) {
    const vector = duckdb.data_chunk_get_vector(output, index);
    const image = chunk.columns.find((column) => column.name === name);
    duckdb.vector_ensure_validity_writable(vector);
    const present = image === undefined ? NONE_PRESENT : (image.present ?? ALL_PRESENT);
    duckdb.copy_data_to_vector_validity(
      vector,
      0,
      present.buffer as ArrayBuffer,
      present.byteOffset,
      presentBytes(chunk.count),
    );
    if (image !== undefined) copyValues(vector, image);
  }
}

const NONE_PRESENT = new Uint8Array(presentBytes(MOST_ROWS));
const ALL_PRESENT = new Uint8Array(presentBytes(MOST_ROWS)).fill(255);
/** Shared, because it is filled and copied synchronously. */
const scratch = new Uint32Array(MOST_ROWS * 4);

function copyValues(vector: duckdb.Vector, { values, heap }: ColumnImage): void {
  if (heap === undefined || heap.length === 0)
    return duckdb.copy_data_to_vector(
      vector,
      0,
      values.buffer as ArrayBuffer,
      values.byteOffset,
      values.byteLength,
    );
  const { low, high } = placed(vector, heap);
  const texts = scratch.subarray(0, values.byteLength / 4);
  texts.set(new Uint32Array(values.buffer, values.byteOffset, texts.length));
  for (let at = 0; at < texts.length; at += 4) {
    if ((texts[at] ?? 0) <= INLINE_BYTES) continue;
    const sum = low + (texts[at + 2] ?? 0);
    texts[at + 2] = sum;
    texts[at + 3] = high + (sum > 0xffffffff ? 1 : 0);
  }
  duckdb.copy_data_to_vector(vector, 0, scratch.buffer, 0, texts.byteLength);
}

/** Copies the heap into the vector, which keeps it alive, and returns its address there. */
function placed(vector: duckdb.Vector, heap: Uint8Array): { low: number; high: number } {
  // A text of up to 12 bytes would be inlined instead.
  duckdb.vector_assign_string_element_len(vector, 0, heap);
  const first = duckdb.vector_get_data(vector, 16);
  const view = new DataView(first.buffer, first.byteOffset, 16);
  return { low: view.getUint32(8, true), high: view.getUint32(12, true) };
}
