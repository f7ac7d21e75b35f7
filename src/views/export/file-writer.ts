import { asciiMarks } from '@/domain/format/direction-marks';
import { createRowCounter } from './count-rows';
import { createJsonRows } from './json-rows';
import { createLineFilter, withoutFormulas } from './line-filter';

export type ExportFormat = 'csv' | 'ndjson' | 'json';

export type FileOptions = {
  format: ExportFormat;
  /** Rows after which the file ends. */
  limit: number | undefined;
  /** Escape values of a CSV that a spreadsheet would evaluate as formulas. */
  withoutFormulas: boolean;
  /** Escape invisible characters that change the direction of the text around them. */
  escapeMarks: boolean;
};

/** Turns the chunks of a download into those of the file. */
export type FileWriter = {
  take(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  end(): Uint8Array<ArrayBuffer>;
  rows(): number;
  /** The limit is reached, so that the rest of the download can be skipped. */
  isFull(): boolean;
  isCutShort(): boolean;
};

export const FILE_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
};

export function fileWriter(options: FileOptions): FileWriter {
  return options.format === 'csv' ? csvWriter(options) : jsonWriter(options.format, options);
}

function csvWriter({ limit, ...options }: FileOptions): FileWriter {
  const counter = createRowCounter(limit);
  const filter =
    options.withoutFormulas || options.escapeMarks
      ? createLineFilter((text) => {
          const marked = options.escapeMarks ? asciiMarks(text) : text;
          return options.withoutFormulas ? withoutFormulas(marked) : marked;
        })
      : undefined;
  return {
    take(bytes) {
      const kept = counter.take(bytes);
      return filter?.take(kept) ?? kept;
    },
    end: () => filter?.end() ?? new Uint8Array(),
    rows: counter.rows,
    isFull: counter.isFull,
    isCutShort: counter.isCutShort,
  };
}

function jsonWriter(
  format: 'ndjson' | 'json',
  { limit = Infinity, escapeMarks }: FileOptions,
): FileWriter {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const parser = createJsonRows();
  const isArray = format === 'json';
  let rows = 0;
  const written = (lines: readonly string[]) => {
    const kept = lines.slice(0, limit - rows);
    const text = kept
      .map((line, i) => (isArray ? `${rows + i === 0 ? '[\n' : ',\n'}${line}` : `${line}\n`))
      .join('');
    rows += kept.length;
    return encoder.encode(escapeMarks ? asciiMarks(text) : text);
  };
  return {
    take: (bytes) => written(parser.take(decoder.decode(bytes, { stream: true }))),
    end: () => encoder.encode(isArray ? (rows === 0 ? '[]\n' : '\n]\n') : ''),
    rows: () => rows,
    isFull: () => rows >= limit,
    isCutShort: () => parser.isOpen() && rows < limit,
  };
}
