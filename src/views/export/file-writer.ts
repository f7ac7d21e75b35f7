import { pluginParts } from '@/shared/plugins/registry';
import { asciiMarks } from '@/domain/format/text/direction-marks';
import { createRowCounter } from './count-rows';
import { createJsonRows } from './json-rows';
import { createLineFilter, withoutFormulas } from './line-filter';

declare module '@/shared/plugins/registry' {
  interface PluginParts {
    exportFormats?: readonly PluginFormat[];
  }
}
/** A format of exported messages that a plugin adds. */
export type PluginFormat = {
  /** Ends the names of files: `x-yaml`. */
  id: `x-${string}`;
  label: string;
  /** The media type. */
  type: string;
  /** A row of the file from a message as exact JSON. */
  row: (json: string) => string;
  /** The beginning and the end of the file. */
  head?: string;
  tail?: string;
};

export type ExportFormat = 'csv' | 'ndjson' | 'json' | PluginFormat['id'];

export const pluginFormats = (): readonly PluginFormat[] => pluginParts('exportFormats');

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

const FILE_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
};

export const fileTypeOf = (format: ExportFormat): string =>
  pluginFormats().find(({ id }) => id === format)?.type ?? FILE_TYPES[format] ?? 'text/plain';

export function fileWriter(options: FileOptions): FileWriter {
  return options.format === 'csv'
    ? csvWriter(options)
    : rowWriter(rowFormatOf(options.format), options);
}

type RowFormat = { head: string; between: string; tail: string; row: (json: string) => string };

const same = (json: string) => json;

function rowFormatOf(format: ExportFormat): RowFormat {
  if (format === 'json') return { head: '[\n', between: ',\n', tail: '\n]\n', row: same };
  const {
    head = '',
    tail = '',
    row = (json: string) => `${json}\n`,
  } = pluginFormats().find(({ id }) => id === format) ?? {};
  return { head, between: '', tail, row };
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

function rowWriter(
  { head, between, tail, row }: RowFormat,
  { limit = Infinity, escapeMarks, format }: FileOptions,
): FileWriter {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const parser = createJsonRows();
  let rows = 0;
  const written = (lines: readonly string[]) => {
    const kept = lines.slice(0, limit - rows);
    const text = kept.map((line, i) => `${rows + i === 0 ? head : between}${row(line)}`).join('');
    rows += kept.length;
    return encoder.encode(escapeMarks ? asciiMarks(text) : text);
  };
  return {
    take: (bytes) => written(parser.take(decoder.decode(bytes, { stream: true }))),
    end: () => encoder.encode(rows > 0 ? tail : format === 'json' ? '[]\n' : `${head}${tail}`),
    rows: () => rows,
    isFull: () => rows >= limit,
    isCutShort: () => parser.isOpen() && rows < limit,
  };
}
