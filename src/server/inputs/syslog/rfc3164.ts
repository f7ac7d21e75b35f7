import { readDate, type TimeContext } from '../times/read-time';
import { readCiscoHeader, startsDate } from './cisco-header';
import type { SyslogParts } from './rfc5424';

const HOST = /^([^\s:[\]]+|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]+):? /;
/** `sshd[812]: `, `su: `, `postfix/smtpd[1]:`; also when nothing follows. */
const TAG = /^([^\s:[\]]{1,128})(?:\[([^\]\s]{1,128})\])?:(?: |$)/;
const TAG_WITH_PID_ONLY = /^([^\s:[\]]{1,128})\[(\d{1,10})\] /;
/** Meraki devices write a version, too, but seconds since the epoch. */
const EPOCH_VERSION = /^1 (?=1\d{9}\.\d)/;
/** AIX relays with it. */
const FORWARDED = 'Message forwarded from ';
const REPEATED = 'last message repeated ';
/**
 * Decodes the traditional format as devices really write it. Never fails: whatever is not
 * understood stays in the message. Like Graylog, it leaves the host and the tag (`sshd[812]: …`) in the
 * message; application and process also become fields.
 */
export function parseRfc3164(text: string, context: TimeContext): SyslogParts {
  // A line that begins with its date has no such header before it.
  const first = startsDate(text) ? readDate(text, context) : undefined;
  const cisco = first === undefined ? readCiscoHeader(text, context) : undefined;
  if (cisco !== undefined) {
    const { timestamp, host, message, fields } = cisco;
    // A message type is not a program on the host before it.
    return partsOf(timestamp, host, message, applicationOf(message), fields);
  }
  const date = first ?? readDate(text.replace(EPOCH_VERSION, ''), context);
  if (date === undefined) return partsOf(undefined, undefined, text, applicationOf(text));

  const forwarded = date.rest.startsWith(FORWARDED);
  const { host, rest } = hostOf(
    forwarded ? date.rest.slice(FORWARDED.length) : date.rest,
    forwarded,
  );
  const message = rest.replace(/^: /, '');
  const line =
    host === undefined || message.startsWith('%')
      ? message
      : date.rest.slice(forwarded ? FORWARDED.length : 0);
  return partsOf(date.timestamp, host, line, applicationOf(message));
}

const NO_FIELDS = {};
const NOTHING_SENT: SyslogParts['sent'] = [];

/** Without spreads, which are slow for what happens with each message. */
const partsOf = (
  timestamp: number | undefined,
  source: string | undefined,
  message: string,
  { application, processId }: ReturnType<typeof applicationOf>,
  fields: SyslogParts['fields'] = NO_FIELDS,
): SyslogParts => ({
  timestamp,
  source,
  message,
  application,
  processId,
  fields,
  sent: NOTHING_SENT,
});

/** A word that is a tag (`su:`) is not a host; some programs send none. */
function hostOf(text: string, forwarded: boolean): { host: string | undefined; rest: string } {
  if (text.startsWith('%') || text.startsWith(REPEATED)) return { host: undefined, rest: text };
  const host = HOST.exec(text);
  if (host?.[1] === undefined || /^\S+\[\d+\]:/.test(text)) return { host: undefined, rest: text };
  const isTag =
    !forwarded &&
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
  // Cisco's `%SYS-5-CONFIG_I:` is a message type, not a program, and a number is a counter.
  if (name === undefined || /^(?:[%#<]|\d+$)/.test(name))
    return { application: undefined, processId: undefined };
  return { application: name, processId: tag?.[2] };
}
