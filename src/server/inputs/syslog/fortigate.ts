import { readDate, type TimeContext } from '../times/read-time';
import type { SyslogParts } from './rfc5424';

const START = /^date="?\d{4}-\d{2}-\d{2}"? /;
/**
 * The limits on names keep the pattern linear: otherwise a long word is tried from each of its
 * letters.
 */
const PAIR = /(?<![\w-])([\w-]{1,200})=(?:"([^"\\]*(?:\\.[^"\\]*)*)"|([^\s"]*))/g;
const OFFSET = /^[+-]\d{2}:?\d{2}$/;

/**
 * Decodes what FortiGate devices send: nothing but pairs, which become fields. Undefined for
 * anything else.
 */
export function parseFortiGate(text: string, context: TimeContext): SyslogParts | undefined {
  if (!START.test(text)) return undefined;
  const pairs = new Map<string, string>();
  for (const [, name = '', quoted, plain] of text.matchAll(PAIR))
    pairs.set(name, quoted ?? plain ?? '');
  const zone = pairs.get('tz') ?? '';
  const date = readDate(
    `${pairs.get('date') ?? ''} ${pairs.get('time') ?? ''}${OFFSET.test(zone) ? zone : ''}`,
    { ...context, zone: context.zone ?? 'UTC' },
  );
  return {
    timestamp: date?.timestamp,
    source: pairs.get('devname') || undefined,
    message: text,
    application: undefined,
    processId: undefined,
    fields: {},
    // A level is a number everywhere else.
    sent: [...pairs]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name === 'level' ? 'level_2' : name, value]),
  };
}
