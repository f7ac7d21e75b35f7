import type { FieldValue } from '@/domain/exact';
import { isSyslogLine, readSyslogLine } from '../syslog/syslog-line';
import { timeInLine, type TimeContext } from '../times/read-time';

/** `timestamp` and `source` are undefined where the line has none. */
export type FileLine = {
  timestamp: number | undefined;
  source: string | undefined;
  message: string;
  fields: Record<string, FieldValue>;
};

/**
 * Reads a line of a text file, the only way that such lines are read: a line of syslog becomes what
 * it would become at a syslog input, any other is the message, with the time that it names.
 */
export function readFileLine(line: string, context: TimeContext): FileLine {
  const syslog = isSyslogLine(line, context)
    ? readSyslogLine(line, context, { expand: false })
    : undefined;
  if (syslog === undefined)
    return { timestamp: timeInLine(line, context), source: undefined, message: line, fields: {} };
  return { ...syslog, timestamp: syslog.timestamp ?? timeInLine(line, context) };
}
