import { hostname } from 'node:os';
import process from 'node:process';
import { ROW_FORMATS, type RowFormat } from '@/domain/files/row-format';
import { UsageError } from '../client/usage-error';
import type { RecordRules } from '../../import/record-message';
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
import type { ConnectionOptions } from '../client/connection';

export type ImportOptions = {
  /** `-` is standard input. */
  file: string;
  /** Undefined to detect it by name and content. */
  format: RowFormat | undefined;
  rules: RecordRules;
  multiline: RegExp | undefined;
  delimiter: string | undefined;
  asText: boolean;
  /** A label of `TextDecoder`; undefined to detect it by content. */
  encoding: string | undefined;
  /** Tells the user what was decided about the file. */
  tell: (line: string) => void;
  strict: boolean;
  skip: number;
  connection: ConnectionOptions;
};

const OPTIONS = {
  ...CONNECTION_OPTIONS,
  format: { type: 'string' },
  'message-field': { type: 'string' },
  'time-field': { type: 'string' },
  'source-field': { type: 'string' },
  source: { type: 'string' },
  zone: { type: 'string' },
  set: { type: 'string', multiple: true },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  'numbers-as-text': { type: 'boolean' },
  multiline: { type: 'string' },
  skip: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

export const IMPORT_HELP = `Usage: graylog-console import FILE|- [options]     (npm start -- import FILE|- [options])

Imports the messages of a file into a running node and keeps their timestamps. Files can be compressed with gzip.

  --format FORMAT        ndjson (GELF or names and values), csv, parquet, text (one message per line);
                         detected from name and content if omitted
  --message-field NAME   field with the message (message, short_message, msg, log, text, full_message)
  --time-field NAME      field with the time (timestamp, @timestamp, time, ts, datetime, date, eventTime)
  --source-field NAME    field with the source (source, host, hostname)
  --source TEXT          source of messages that have none (the host name of this machine)
  --zone ZONE            time zone of times without one, such as Europe/Berlin or +01:00 (the zone of this machine)
  --set NAME=VALUE       add a field to messages that do not have it; may be repeated
  --delimiter CHARACTER  CSV delimiter, or tab (a comma; a tab in .tsv)
  --numbers-as-text      CSV: keep numbers as text
  --encoding NAME        encoding of a text file, such as iso-8859-15 (UTF-8, UTF-16 and Windows-1252 are detected)
  --multiline PATTERN    text: a new message starts at each line matching this regular expression
  --skip NUMBER          skip everything up to this line (Parquet: row), to continue an earlier import
  --strict               stop at the first rejected message

${CONNECTION_HELP}
Exit code: 0 success, 1 stopped, 2 wrong usage, 3 some messages were rejected.
`;

/**
 * Undefined when the user asks for help. `now` in milliseconds since the epoch.
 * @throws UsageError
 */
export function importOptions(
  args: readonly string[],
  defaultDataDirectory: string,
  now: number,
): ImportOptions | undefined {
  const { values, positionals } = parsedArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  if (values.help) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new UsageError('import needs one file, or - for the standard input. See import --help.');
  return {
    file,
    format: oneOf('--format', ROW_FORMATS, values.format),
    rules: {
      messageField: values['message-field'],
      timeField: values['time-field'],
      sourceField: values['source-field'],
      source: values.source ?? hostname(),
      added: Object.fromEntries((values.set ?? []).map(assignment)),
      zone: zoneOf(values.zone),
      now,
    },
    multiline: values.multiline === undefined ? undefined : patternOf(values.multiline),
    delimiter: values.delimiter === undefined ? undefined : delimiterOf(values.delimiter),
    asText: values['numbers-as-text'] === true,
    encoding: values.encoding === undefined ? undefined : encodingOf(values.encoding),
    tell: (line) => void process.stderr.write(`${line}\n`),
    strict: values.strict === true,
    skip: countOf('--skip', values.skip) ?? 0,
    connection: connectionOptions(values, defaultDataDirectory),
  };
}

function encodingOf(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new UsageError(`--encoding is not a known encoding: ${name}`);
  }
}

function assignment(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new UsageError(`--set must be NAME=VALUE, not “${text}”.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'u');
  } catch {
    throw new UsageError(`--multiline is not a regular expression: ${text}`);
  }
}
