import { putOwn } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';
import { readIsoDate, type DateContext } from './dates';
import type { SyslogParts } from './rfc5424';

const START = /^date=\d{4}-\d{2}-\d{2} /;
/**
 * Names start behind no other letter and end soon: a long word would be tried from each of its
 * letters.
 */
const PAIR = /(?<![\w-])([\w-]{1,200})=(?:"([^"\\]*(?:\\.[^"\\]*)*)"|([^\s"]*))/g;
const OFFSET = /^[+-]\d{2}:?\d{2}$/;

/**
 * What FortiGate devices send: nothing but pairs. Each becomes a field, `level` excepted: it is a
 * word there. Undefined for all else.
 */
export function parseFortiGate(text: string, context: DateContext): SyslogParts | undefined {
  if (!START.test(text)) return undefined;
  const pairs = new Map<string, string>();
  for (const [, name = '', quoted, plain] of text.matchAll(PAIR))
    pairs.set(name, quoted ?? plain ?? '');
  const fields: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const stored = storedFieldName(name);
    if (stored !== undefined && name !== 'level' && value !== '') putOwn(fields, stored, value);
  }
  const zone = pairs.get('tz') ?? '';
  const date = readIsoDate(
    `${pairs.get('date') ?? ''} ${pairs.get('time') ?? ''}${OFFSET.test(zone) ? zone : ''}`,
    { ...context, zone: context.zone ?? 'UTC' },
  );
  return {
    timestamp: date?.timestamp,
    source: pairs.get('devname') || undefined,
    message: text,
    application: undefined,
    processId: undefined,
    fields,
  };
}
