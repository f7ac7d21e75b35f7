import type { FieldValue } from '@/domain/exact';
import { DecodeError, type Decoded } from '../definition/model';
import { readDate, readIsoDate, type DateContext } from '../syslog/dates';
import { parseRfc3164 } from '../syslog/rfc3164';

/** `carried` is the time of a line without a date of its own. */
export type LineContext = { path: string; hostname: string; receivedAt: number; carried: number };

/** Dates of web servers: `[21/Nov/2026:14:02:03 +0100]`. */
const ACCESS_LOG_DATE = /\[(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{4})\]/;
const DATE_WITHIN = /\d{4}-\d{2}-\d{2}[T ]/;
const SEARCHED_CHARACTERS = 200;
/** Behind the date: host, program, perhaps its process, colon. */
const SYSLOG_LIKE = /^[\w.:-]{1,255} [^\s:[\]]{1,128}(?:\[[^\]\s]{1,64}\])?:(?: |$)/;

/**
 * One line of a text log. Lines as syslog writes them to files get its source and application, all
 * others this machine's name.
 */
export function decodeLine(
  line: string,
  { path, hostname, receivedAt, carried }: LineContext,
): Decoded {
  const text = line.replace(/\r$/, '');
  if (text.trim() === '') throw new DecodeError('An empty line.');
  const context: DateContext = { receivedAt, zone: undefined };
  const date = readDate(text, context);
  const fields: Record<string, FieldValue> = { file: path };
  if (date === undefined || !SYSLOG_LIKE.test(date.rest)) {
    return {
      timestamp: date?.timestamp ?? dateWithin(text, context) ?? carried,
      source: hostname,
      message: text,
      fields,
    };
  }

  const { source = hostname, message, application, processId } = parseRfc3164(text, context);
  if (application !== undefined) fields['application_name'] = application;
  if (processId !== undefined) fields['process_id'] = processId;
  return { timestamp: date.timestamp, source, message, fields };
}

function dateWithin(text: string, context: DateContext): number | undefined {
  const start = text.slice(0, SEARCHED_CHARACTERS);
  const access = ACCESS_LOG_DATE.exec(start);
  if (access !== null) {
    const [, day, month, year, time, offset] = access;
    const instant = Date.parse(`${day} ${month} ${year} ${time} ${offset}`);
    return Number.isNaN(instant) ? undefined : instant;
  }
  const at = start.search(DATE_WITHIN);
  return at < 0 ? undefined : readIsoDate(start.slice(at), context)?.timestamp;
}
