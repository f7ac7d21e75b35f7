import { DecodeError, type Decoded } from '../definition/model';
import { readFileLine } from '../lines/read-file-line';

/** `carried` is the timestamp for lines without a date. */
export type LineContext = { path: string; hostname: string; receivedAt: number; carried: number };

/**
 * Decodes one line of a log file. Lines in syslog format set source and application; the source of
 * all others is this machine.
 */
export function decodeLine(
  line: string,
  { path, hostname, receivedAt, carried }: LineContext,
): Decoded {
  const text = line.replace(/\r$/, '');
  if (text.trim() === '') throw new DecodeError('An empty line.');
  const { timestamp, source, message, fields } = readFileLine(text, {
    receivedAt,
    zone: undefined,
  });
  return {
    timestamp: timestamp ?? carried,
    source: source ?? hostname,
    message,
    fields: { ...fields, file: path },
  };
}
