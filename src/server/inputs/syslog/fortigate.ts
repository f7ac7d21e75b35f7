import { putOwn } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';
import { readIsoDate, type DateContext } from './dates';
import type { SyslogParts } from './rfc5424';

const START = /^date=\d{4}-\d{2}-\d{2} /;
/**
 * The limits on names keep the pattern linear: otherwise a long word is tried from each of its
 * letters.
 */
const PAIR = /(?<![\w-])([\w-]{1,200})=(?:"([^"\\]*(?:\\.[^"\\]*)*)"|([^\s"]*))/g;
const OFFSET = /^[+-]\d{2}:?\d{2}$/;

/**
 * Decodes what FortiGate devices send: nothing but pairs, which become fields except for `level`, a
 * word there. Undefined for anything else.
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
