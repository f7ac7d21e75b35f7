import type { FieldValue } from '@/domain/exact';
import { collectFields } from '../decoding/collect-fields';
import { readDate, type TimeContext } from '../times/read-time';
import { readCiscoHeader } from './cisco-header';
import { parseFortiGate } from './fortigate';
import { readPriority } from './priority';
import { parseRfc3164 } from './rfc3164';
import { parseRfc5424 } from './rfc5424';

/** Graylog's field names. `timestamp` and `source` are undefined where the line has none. */
export type SyslogLine = {
  timestamp: number | undefined;
  source: string | undefined;
  message: string;
  fields: Record<string, FieldValue>;
};

export type SyslogOptions = {
  /** Whether the names of structured data have the id of their element: `id_name`. */
  expand: boolean;
  /** A name of the sender that is used in place of the one in the line. */
  senderName?: string | undefined;
  /** Stored as `full_message`. */
  fullMessage?: string | undefined;
};

/**
 * Reads one line of syslog: RFC 5424 where the text conforms, otherwise RFC 3164 in its many
 * dialects. The only reader of such lines, for inputs and files. Undefined for a line that is
 * nothing but a priority.
 */
export function readSyslogLine(
  line: string,
  context: TimeContext,
  { expand, senderName, fullMessage }: SyslogOptions,
): SyslogLine | undefined {
  const { priority, rest } = readPriority(line);
  if (rest.trim() === '') return undefined;
  const parts =
    (priority && parseRfc5424(rest, context, expand)) ??
    (priority || PAIRS.test(rest) ? parseFortiGate(rest, context) : undefined) ??
    parseRfc3164(rest, context);
  const { application, processId } = parts;
  // Assigned one by one: spreads cost as much as all that is read of the line.
  const given: Record<string, FieldValue> = {};
  for (const name in parts.fields) given[name] = parts.fields[name] ?? '';
  if (priority !== undefined) {
    given['facility'] = priority.facility;
    given['facility_num'] = priority.facilityNumber;
    given['level'] = priority.level;
  }
  if (application !== undefined) given['application_name'] = application;
  if (processId !== undefined) given['process_id'] = processId;
  if (fullMessage !== undefined) given['full_message'] = fullMessage;
  const fields = collectFields(given);
  if (senderName !== undefined && parts.source !== undefined && parts.source !== senderName)
    fields.put('source', parts.source);
  for (const [name, value] of parts.sent) fields.put(name, value);
  return {
    timestamp: parts.timestamp,
    source: senderName ?? parts.source,
    message: parts.message.trim() === '' ? rest : parts.message,
    fields: fields.fields(),
  };
}

const PAIRS = /^date="?\d{4}-\d\d-\d\d"? time=/;
const PRIORITY = /^<\d{1,3}>\S/;
/** The date of syslog files: the traditional one, or ISO 8601 with an offset. */
const DATE =
  /^(?:[*.]?[A-Za-z]{3} {1,2}\d{1,2} (?:\d{4} )?\d\d:\d\d:\d\d|\d{4}-\d\d-\d\dT\S{8,24}(?:Z|[+-]\d\d:?\d\d) )/;
/** What follows the date: host, program, optionally its process, a colon. */
const HOST_AND_PROGRAM =
  /^[\w.:-]{1,255} (?:[^\s:[\]]{1,128}(?:\[[^\]\s]{1,64}\])?:(?: |$)|last message repeated )/;
const FORWARDED = /^Message forwarded from \S/;

/** Whether a line of a file is one of syslog. Other lines have a date and words, too. */
export function isSyslogLine(line: string, context: TimeContext): boolean {
  if (PRIORITY.test(line) || PAIRS.test(line)) return true;
  if (DATE.test(line)) {
    const rest = readDate(line, context)?.rest ?? '';
    if (HOST_AND_PROGRAM.test(rest) || FORWARDED.test(rest) || /^%[A-Z]/.test(rest)) return true;
  }
  return readCiscoHeader(line, context) !== undefined;
}
