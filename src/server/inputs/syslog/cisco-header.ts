import { matched } from '@/domain/times/matched';
import { readDate, type TimeContext } from '../times/read-time';

/** `message` begins with the message type, such as `%SYS-5-CONFIG_I:`, or follows the date. */
export type CiscoHeader = {
  timestamp: number | undefined;
  host: string | undefined;
  /** `sequence_number`, `message_count`, `uptime`, `card` as far as the device sends them. */
  fields: Readonly<Record<string, string>>;
  message: string;
};

/** `%SYS-5-CONFIG_I`, `%ASA-6-302013`, `#DOT1X-3-MAX_EAP` of controllers. */
const MESSAGE_TYPE = /^[%#][A-Z][A-Z0-9_]*(?:-[A-Z0-9_]+)*-\d-[A-Za-z0-9_]+/;
const COUNTER = /(\d{1,10}): ?/y;
/** `3d04h`, `1w2d`, `00:00:50`, `1y03w` since the start of the device. */
const UPTIME = /[*.]?((?:\d{1,5}[ywdhms]){1,4}|\d{1,3}:\d{2}:\d{2}(?:\.\d{1,6})?): ?/y;
/** The card of a router with IOS XR, with the host before it. */
const CARD =
  /(?:([A-Za-z0-9][\w.-]{0,254}) )?((?:RP|LC|RSP|SP|DRP|[A-Z]{1,8})\/\d{1,3}\/[A-Z0-9]{1,8}(?:\/[A-Z0-9]{1,8})?): ?/y;
const ORIGIN = /([^\s:%*]{1,255}|[0-9A-Fa-f:.]{3,45}): /y;
/** Without a time, or before one. */
const NOTHING = /: ?/y;
const ENGLISH_MONTH = /^[*.]?[A-Za-z]{3} /;
const MOST_PARTS = 6;

/**
 * Reads what Cisco devices write before their messages, each part followed by a colon: a counter,
 * the origin, a sequence number, and a date, the uptime, or nothing. Undefined for anything else.
 */
export function readCiscoHeader(text: string, context: TimeContext): CiscoHeader | undefined {
  const parts: Parts = { counters: [] };
  let at = 0;
  for (let count = 0; count < MOST_PARTS; count += 1) {
    const rest = text.slice(at);
    if (MESSAGE_TYPE.test(rest)) return count === 0 ? undefined : headerOf(parts, undefined, rest);
    const date = startsDate(rest) ? readDate(rest, context) : undefined;
    if (date !== undefined) {
      // A program is before a date, too; only devices write their type or a number there.
      const message = date.rest.replace(/^: ?/, '');
      const isDevice = MESSAGE_TYPE.test(message) || parts.counters.length > 0;
      const isOrigin = parts.host !== undefined && ENGLISH_MONTH.test(rest);
      return count > 0 && (isDevice || isOrigin || parts.card !== undefined)
        ? headerOf(parts, date.timestamp, message)
        : undefined;
    }
    const end = readPart(text, at, parts);
    if (end === undefined) return undefined;
    at = end;
  }
  return undefined;
}

type Parts = { counters: string[]; host?: string; uptime?: string; card?: string };

/** Dates begin with a month, or a year of four digits. */
export const startsDate = (text: string) => /^[*.]?(?:[A-Za-z]{3} |\d{4}[ -])/.test(text);

/** The index behind one part; undefined if there is none. */
function readPart(text: string, at: number, parts: Parts): number | undefined {
  const uptime = matched(UPTIME, text, at);
  if (uptime !== undefined && parts.uptime === undefined) {
    parts.uptime = uptime[1] ?? '';
    return at + uptime[0].length;
  }
  const counter = matched(COUNTER, text, at);
  if (counter !== undefined) {
    parts.counters.push(counter[1] ?? '');
    return at + counter[0].length;
  }
  const card = matched(CARD, text, at);
  if (card !== undefined && parts.card === undefined) {
    parts.card = card[2] ?? '';
    if (card[1] !== undefined) parts.host ??= card[1];
    return at + card[0].length;
  }
  const nothing = matched(NOTHING, text, at);
  if (nothing !== undefined) return at + nothing[0].length;
  const origin = parts.host === undefined ? matched(ORIGIN, text, at) : undefined;
  if (origin === undefined) return undefined;
  parts.host = origin[1] ?? '';
  return at + origin[0].length;
}

/** Of two counters, the second is the sequence number of the message. */
function headerOf(
  { counters, host, uptime, card }: Parts,
  timestamp: number | undefined,
  message: string,
): CiscoHeader {
  const sequence = counters.at(-1);
  const [first] = counters.length > 1 ? counters : [];
  return {
    timestamp,
    host,
    message,
    fields: {
      ...(sequence !== undefined && { sequence_number: sequence }),
      ...(first !== undefined && { message_count: first }),
      ...(uptime !== undefined && { uptime }),
      ...(card !== undefined && { card }),
    },
  };
}
