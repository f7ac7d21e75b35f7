import type { FieldValue } from '@/domain/exact';
import {
  DecodeError,
  type Configuration,
  type Decoded,
  type Decoder,
  type Reception,
} from '../definition/model';
import { flagSetting, textSetting } from '../definition/settings';
import { collectFields } from '../decoding/collect-fields';
import { knownZone } from '../times/zones';
import { readPriority } from '../syslog/priority';
import { dateReader, type DateReader } from './dates';
import { putExtensions, readPairs } from './extensions';

const CEF_START = /CEF: ?\d{1,3}\|/;
/** An octet count, or the version number of RFC 5424, before a date or before CEF itself. */
const LEADING_NUMBER = /^\d{1,10} +(?=\S)/;
const HEADER_PARTS = 6;
const TWO_YEARS_DIGITS = /^\d{4} +[A-Za-z]{3} /;

/** CEF inputs store short facility names, unlike syslog inputs. */
const FACILITIES = [
  'kern',
  'user',
  'mail',
  'daemon',
  'auth',
  'syslog',
  'lpr',
  'news',
  'uucp',
  'clock',
  'authpriv',
  'ftp',
  'ntp',
  'log audit',
  'log alert',
  'cron',
  'local0',
  'local1',
  'local2',
  'local3',
  'local4',
  'local5',
  'local6',
  'local7',
] as const;

/**
 * Decodes ArcSight's Common Event Format, with or without a syslog header. Field names are those of
 * Graylog's CEF inputs.
 */
export function cefDecoder(configuration: Configuration): Decoder {
  const fullNames = flagSetting(configuration, 'use_full_names', false);
  const readDate = dateReader(
    knownZone(textSetting(configuration, 'timezone', 'Etc/UTC')) ?? 'UTC',
    textSetting(configuration, 'locale', ''),
  );

  return (text, reception) => {
    const start = text.search(CEF_START);
    if (start < 0) throw new DecodeError('No CEF message: "CEF:<version>|" is missing.');
    const [
      vendor = '',
      product = '',
      version = '',
      classId = '',
      name = '',
      severity = '',
      extension = '',
    ] = headerOf(text.slice(text.indexOf('|', start) + 1));
    const syslog = readPrefix(text.slice(0, start), readDate, reception.receivedAt);
    const pairs = readPairs(extension);
    const byKey: ReadonlyMap<string, string> = new Map(pairs);
    const own = messageKey(byKey, fullNames);
    const fields = collectFields({
      ...syslog.fields,
      device_vendor: vendor,
      device_product: product,
      device_version: version,
      event_class_id: classId,
      name,
      severity,
    });
    const ownText = own && byKey.get(own);
    putExtensions(
      fields,
      pairs.filter(([key, value]) => key !== own || value !== ownText),
      byKey,
      { fullNames, readDate, receivedAt: reception.receivedAt },
    );
    return {
      timestamp: timestampOf(
        syslog.timestamp ?? readDate(byKey.get('rt') ?? '', reception.receivedAt)?.timestamp,
        reception,
      ),
      source: sourceOf(byKey, syslog.host, reception),
      message: ownText ?? `${product}: [${classId}, ${severity}] ${name}`,
      fields: fields.fields(),
    } satisfies Decoded;
  };
}

/**
 * The key with the text of the message itself: `message`, or with full names its short name `msg`.
 */
function messageKey(
  pairs: ReadonlyMap<string, string>,
  fullNames: boolean,
): 'message' | 'msg' | undefined {
  const has = (key: string) => (pairs.get(key) ?? '').trim() !== '' && !pairs.has(`${key}Label`);
  if (has('message')) return 'message';
  return fullNames && has('msg') ? 'msg' : undefined;
}

/**
 * The six unescaped parts of the header after the version, then the raw extension.
 * @throws DecodeError when parts are missing
 */
function headerOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length && parts.length < HEADER_PARTS; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '|') {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  if (parts.length < HEADER_PARTS) parts.push(text.slice(from).trimEnd());
  else parts.push(text.slice(from));
  if (parts.length < HEADER_PARTS)
    throw new DecodeError(
      `The CEF header has ${parts.length} parts after its version instead of ${HEADER_PARTS}.`,
    );
  return parts.map((part, index) =>
    index < HEADER_PARTS ? part.replace(/\\([\\|])/g, '$1') : part,
  );
}

type Prefix = { timestamp?: number; host?: string; fields: Record<string, FieldValue> };

/** Priority, date and host that a syslog relay added; unreadable parts are ignored. */
function readPrefix(text: string, readDate: DateReader, receivedAt: number): Prefix {
  const { priority, rest } = readPriority(text.replace(/^\uFEFF/, '').trim());
  const fields =
    priority === undefined
      ? {}
      : { level: priority.level, facility: FACILITIES[priority.facilityNumber] ?? 'Unknown' };
  const header = rest.trim();
  const date = readDate(header, receivedAt) ?? readDate(withoutNumber(header), receivedAt);
  const words = (date?.rest ?? withoutNumber(header)).trim().split(/\s+/);
  // The host follows a date. Without a date, only the last word can be the host.
  const host = (date === undefined ? words.at(-1) : words[0])?.replace(/:$/, '');
  return {
    ...(date !== undefined && { timestamp: date.timestamp }),
    ...(host !== undefined && host !== '' && { host }),
    fields,
  };
}

const withoutNumber = (header: string) =>
  TWO_YEARS_DIGITS.test(header) ? header : header.replace(LEADING_NUMBER, '');

/** Prefers the device's own address, then the syslog header, then the sender. */
function sourceOf(
  pairs: ReadonlyMap<string, string>,
  host: string | undefined,
  { remote }: Reception,
): string {
  const device = pairs.get('dvc') ?? pairs.get('deviceAddress');
  return (device === '' ? undefined : device) ?? host ?? remote?.ip ?? 'unknown';
}

/** Dates beyond the range of calendars are ignored. */
function timestampOf(timestamp: number | undefined, { receivedAt }: Reception): number {
  return timestamp === undefined || Number.isNaN(new Date(timestamp).getTime())
    ? receivedAt
    : timestamp;
}
