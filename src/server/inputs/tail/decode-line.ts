import type { FieldValue } from '@/domain/exact';
import { DecodeError, type Decoded } from '../definition/model';
import { readDate, readIsoDate, type DateContext } from '../syslog/dates';
import { parseRfc3164 } from '../syslog/rfc3164';

/** `carried` is the timestamp for lines without a date. */
export type LineContext = { path: string; hostname: string; receivedAt: number; carried: number };

/** Dates in web server logs: `[21/Nov/2026:14:02:03 +0100]`. */
const ACCESS_LOG_DATE = /\[(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{4})\]/;
const DATE_WITHIN = /\d{4}-\d{2}-\d{2}[T ]/;
const SEARCHED_CHARACTERS = 200;
/** What follows the date in syslog files: host, program, optionally its process, a colon. */
const SYSLOG_LIKE = /^[\w.:-]{1,255} [^\s:[\]]{1,128}(?:\[[^\]\s]{1,64}\])?:(?: |$)/;

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
