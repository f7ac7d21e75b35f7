import { readDate, type DateContext } from './dates';
import type { SyslogParts } from './rfc5424';

/** Cisco devices put a sequence number, and maybe a host, before the date. */
const SEQUENCE = /^(\d+): (?=[*.]?[A-Za-z]{3} |\d{4}[ -])/;
const HOST_BEFORE_DATE = /^(\S{1,255}?): (?:(\d+): )?(?=[*.]?[A-Za-z]{3} {1,2}\d)/;
const HOST = /^([^\s:[\]]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]+):? /;
/** `sshd[812]: `, `su: `, `postfix/smtpd[1]:`; also when nothing follows. */
const TAG = /^([^\s:[\]]{1,128})(?:\[([^\]\s]{1,128})\])?:(?: |$)/;
const TAG_WITH_PID_ONLY = /^([^\s:[\]]{1,128})\[(\d{1,10})\] /;
/** `line` is the message including the host, if there is one. */
export type Rfc3164Parts = SyslogParts & { line: string };

/**
 * Decodes the traditional format as devices really write it. Never fails: whatever is not
 * understood stays in the message. Like Graylog, it leaves the tag (`sshd[812]: …`) in the message;
 * application and process also become fields.
 */
export function parseRfc3164(text: string, context: DateContext): Rfc3164Parts {
  const { sequence, host: early, rest: start } = beforeDate(text);
  const date = readDate(start, context);
  if (date === undefined) return { ...nothing, message: text, line: text, ...applicationOf(text) };

  const { host, rest } = early === undefined ? hostOf(date.rest) : { host: early, rest: date.rest };
  const message = rest.replace(/^: /, '');
  return {
    timestamp: date.timestamp,
    source: host,
    message,
    // A Cisco message type is not a program on the host before it.
    line:
      host === undefined || early !== undefined || message.startsWith('%') ? message : date.rest,
    ...applicationOf(message),
    fields: sequence === undefined ? {} : { sequence_number: sequence },
  };
}

const nothing = {
  timestamp: undefined,
  source: undefined,
  application: undefined,
  processId: undefined,
  fields: {},
} as const;

function beforeDate(text: string): {
  sequence: string | undefined;
  host: string | undefined;
  rest: string;
} {
  const sequence = SEQUENCE.exec(text);
  if (sequence !== null)
    return { sequence: sequence[1], host: undefined, rest: text.slice(sequence[0].length) };
  const host = HOST_BEFORE_DATE.exec(text);
  return host === null
    ? { sequence: undefined, host: undefined, rest: text }
    : { sequence: host[2], host: host[1], rest: text.slice(host[0].length) };
}

/** A word that is a tag (`su:`) is not a host; some programs send none. */
function hostOf(text: string): { host: string | undefined; rest: string } {
  if (text.startsWith('%')) return { host: undefined, rest: text };
  const host = HOST.exec(text);
  if (host?.[1] === undefined || /^\S+\[\d+\]:/.test(text)) return { host: undefined, rest: text };
  const isTag =
    host[0].endsWith(': ') &&
    !host[1].includes('.') &&
    !host[1].includes(':') &&
    !TAG.test(text.slice(host[0].length)) &&
    !text.slice(host[0].length).startsWith('%');
  return isTag
    ? { host: undefined, rest: text }
    : { host: host[1], rest: text.slice(host[0].length) };
}

function applicationOf(message: string): {
  application: string | undefined;
  processId: string | undefined;
} {
  const tag = TAG.exec(message) ?? TAG_WITH_PID_ONLY.exec(message);
  const name = tag?.[1];
  // Cisco's `%SYS-5-CONFIG_I:` is a message type, not a program.
  if (name === undefined || name.startsWith('%') || name.startsWith('<'))
    return { application: undefined, processId: undefined };
  return { application: name, processId: tag?.[2] };
}
