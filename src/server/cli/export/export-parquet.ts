import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FieldValue } from '@/domain/exact';
import { temporaryEngine } from '../../import/parquet-rows';
import { quotedName, quotedText } from '../../storage/sql/quoted';
import { jsonLine } from './export-text';
import type { Outgoing } from './messages-out';

const LARGEST_LONG = 2n ** 63n - 1n;
const USUAL_OBJECT_BYTES = 16 * 1024 * 1024;
const GROUP_BYTES = 32 * 1024 * 1024;

/** Bits for the kinds of values in a column. */
const KIND = { whole: 1, long: 2, fraction: 4, truth: 8, text: 16, texts: 32 } as const;

/**
 * A column gets the common type of its values: integers, floating-point numbers, booleans, lists of
 * texts or timestamps, otherwise text. This is only known at the end, so messages are first written
 * to disk in `directory`.
 */
export async function writeParquet(
  { fields, rows }: Outgoing,
  path: string,
  directory: string,
  onRows: (count: number) => void,
): Promise<void> {
  const kinds = fields.map(() => 0);
  const names = fields.map((_, index) => `c${index}`);
  const spool = join(directory, 'messages.ndjson');
  let [count, bytes, longest] = [0, 0, 0];
  const lines = async function* () {
    for await (const together of rows) {
      let text = '';
      for (const row of together) {
        const line = jsonLine(
          names,
          row.map((value, index) => noted(value, kinds, index)),
        );
        longest = Math.max(longest, line.length);
        text += line;
      }
      bytes += text.length;
      count += together.length;
      yield text;
      onRows(together.length);
    }
  };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  await pipeline(Readable.from(lines()), createWriteStream(spool, { mode: 0o600 }));

  const { connection, close } = await temporaryEngine(join(directory, 'engine'));
  try {
    const types = fields.map((name, index) => typeOf(name, kinds[index] ?? 0));
    const columns = names
      .map((name, index) => `${name}: ${quotedText(types[index] ?? 'VARCHAR')}`)
      .join(', ');
    const shown = names
      .map((name, index) => `${name} AS ${quotedName(fields[index] ?? name)}`)
      .join(', ');
    // UTF-8 takes up to three bytes per UTF-16 code unit.
    const read = `read_json(${quotedText(spool)}, format = 'newline_delimited', maximum_object_size = ${Math.max(USUAL_OBJECT_BYTES, longest * 3)}, columns = {${columns}})`;
    const groupRows = Math.round(
      Math.min(122_880, Math.max(2048, GROUP_BYTES / Math.max(1, bytes / Math.max(1, count)))),
    );
    await connection.run(
      `COPY (SELECT ${shown} FROM ${read}) TO ${quotedText(path)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${groupRows})`,
    );
  } finally {
    close();
  }
}

/** Integers beyond 64 bits become texts, which Parquet can store. */
function noted(
  value: FieldValue | undefined,
  kinds: number[],
  index: number,
): FieldValue | undefined {
  if (value === null || value === undefined) return undefined;
  const isTooLarge =
    typeof value === 'bigint' && (value > LARGEST_LONG || value < -LARGEST_LONG - 1n);
  kinds[index] = (kinds[index] ?? 0) | (isTooLarge ? KIND.text : kindOf(value));
  return isTooLarge ? String(value) : value;
}

function kindOf(value: FieldValue): number {
  switch (typeof value) {
    case 'number':
      return Number.isSafeInteger(value) ? KIND.whole : KIND.fraction;
    case 'bigint':
      return KIND.long;
    case 'boolean':
      return KIND.truth;
    default:
      return Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? KIND.texts
        : KIND.text;
  }
}

function typeOf(name: string, kinds: number): string {
  if (name === 'timestamp') return 'TIMESTAMPTZ';
  if (kinds === KIND.truth) return 'BOOLEAN';
  if (kinds === KIND.texts) return 'VARCHAR[]';
  if (kinds !== 0 && (kinds & ~(KIND.whole | KIND.long)) === 0) return 'BIGINT';
  // Floating-point numbers are exact for integers up to 2^53 only.
  return kinds === KIND.fraction || kinds === (KIND.fraction | KIND.whole) ? 'DOUBLE' : 'VARCHAR';
}
