import { UsageError } from '../client/usage-error';
import type { TimeRange } from '@/domain/time-range/time-range';
import { instantOf } from '../../import/instant';
import type { ConnectionOptions } from '../client/connection';
import { ROW_FORMATS, type RowFormat } from '@/domain/files/row-format';
import {
  CONNECTION_HELP,
  CONNECTION_OPTIONS,
  connectionOptions,
  countOf,
  delimiterOf,
  oneOf,
  parsedArgs,
  zoneOf,
} from '../client/options';

export type ExportOptions = {
  query: string;
  timerange: TimeRange;
  /** Ids or titles; empty for all that the user may read. */
  streams: readonly string[];
  /** Undefined for all fields of the messages except those that servers set. */
  fields: readonly string[] | undefined;
  limit: number | undefined;
  format: RowFormat;
  /** `-` is standard output. */
  out: string;
  gzip: boolean;
  force: boolean;
  delimiter: string;
  connection: ConnectionOptions;
};

const OPTIONS = {
  ...CONNECTION_OPTIONS,
  out: { type: 'string', short: 'o' },
  format: { type: 'string' },
  last: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  zone: { type: 'string' },
  stream: { type: 'string', multiple: true },
  fields: { type: 'string' },
  limit: { type: 'string' },
  delimiter: { type: 'string' },
  force: { type: 'boolean' },
} as const;

export const EXPORT_HELP = `Usage: graylog-console export [QUERY] [options]     (npm start -- export [QUERY] [options])

Writes the messages that match a query, oldest first. Without a query, all messages are written.

  --out FILE|-           output file (-, the standard output); compressed if the name ends in .gz
  --format FORMAT        ndjson, csv, parquet, text (one message per line);
                         detected from the file name if omitted, else ndjson
  --last TIME            messages of the last 30m, 24h, 7d …
  --from TIME, --to TIME messages between these times, such as 2026-11-21T14:00:00Z or "2026-11-21 14:00"
  --zone ZONE            time zone of times without one, such as Europe/Berlin or +01:00 (the zone of this machine)
  --stream ID|TITLE      only messages in this stream; may be repeated
  --fields A,B,C         these fields in this order (all but gl2_… and streams; text: timestamp,source,message)
  --limit NUMBER         at most this many messages, oldest first
  --delimiter CHARACTER  CSV delimiter, or tab (a comma; a tab in .tsv)
  --force                replace an existing file

${CONNECTION_HELP}
Exit code: 0 success, 1 stopped, 2 wrong usage.
`;

/**
 * Undefined when the user asks for help. `now` in milliseconds since the epoch.
 * @throws UsageError
 */
export function exportOptions(
  args: readonly string[],
  defaultDataDirectory: string,
  now: number,
): ExportOptions | undefined {
  const { values, positionals } = parsedArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) return undefined;
  if (positionals.length > 1)
    throw new UsageError('export takes a single query; put it in quotes. See export --help.');
  const out = values.out ?? '-';
  const name = out.toLowerCase().replace(/\.gz$/, '');
  const format = oneOf('--format', ROW_FORMATS, values.format) ?? formatOf(name);
  const gzip = /\.gz$/i.test(out);
  if (gzip && format === 'parquet')
    throw new UsageError('Parquet is already compressed; leave out .gz.');
  const fields = values.fields?.split(',').map((field) => field.trim());
  if (fields?.some((field) => field === ''))
    throw new UsageError('--fields must be a comma-separated list of names.');
  return {
    query: positionals[0] ?? '',
    timerange: rangeOf(values, now),
    streams: values.stream ?? [],
    fields: fields ?? (format === 'text' ? ['timestamp', 'source', 'message'] : undefined),
    limit: limitOf(values.limit),
    format,
    out,
    gzip,
    force: values.force === true,
    delimiter:
      values.delimiter === undefined
        ? name.endsWith('.tsv')
          ? '\t'
          : ','
        : delimiterOf(values.delimiter),
    connection: connectionOptions(values, defaultDataDirectory),
  };
}

function formatOf(name: string): RowFormat {
  if (/\.(csv|tsv)$/.test(name)) return 'csv';
  if (/\.parquet$/.test(name)) return 'parquet';
  return /\.(txt|log)$/.test(name) ? 'text' : 'ndjson';
}

function limitOf(text: string | undefined): number | undefined {
  const limit = countOf('--limit', text);
  if (limit === 0) throw new UsageError('--limit must be at least 1.');
  return limit;
}

/** A relative range would leave out messages from before 1970 and from the future. */
const ALL_TIMES: TimeRange = {
  type: 'absolute',
  from: '0001-01-01T00:00:00.000Z',
  to: '9999-12-31T23:59:59.999Z',
};

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

function rangeOf(
  { last, from, to, zone }: { last?: string; from?: string; to?: string; zone?: string },
  now: number,
): TimeRange {
  if (last !== undefined) {
    if (from !== undefined || to !== undefined)
      throw new UsageError('--last cannot be combined with --from and --to.');
    const [, number = '', unit = ''] = /^(\d{1,9})([smhdw])$/.exec(last) ?? [];
    const range = Number(number) * (SECONDS[unit] ?? 0);
    if (range === 0)
      throw new UsageError(`--last must be a time such as 30m, 24h or 7d, not “${last}”.`);
    return { type: 'relative', range };
  }
  if (from === undefined && to === undefined) return ALL_TIMES;
  const at = (option: string, text: string | undefined, otherwise: number) => {
    const instant = text === undefined ? otherwise : instantOf(text, { zone: zoneOf(zone), now });
    if (instant === undefined)
      throw new UsageError(`${option} must be a time such as 2026-11-21T14:00:00Z, not “${text}”.`);
    return new Date(instant).toISOString();
  };
  return { type: 'absolute', from: at('--from', from, 0), to: at('--to', to, now) };
}
