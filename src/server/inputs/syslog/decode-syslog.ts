import type { FieldValue } from '@/domain/exact';
import {
  DecodeError,
  type Configuration,
  type Decoded,
  type Decoder,
  type Reception,
} from '../definition/model';
import { withoutLineEnd } from '../decoding/line-end';
import { flagSetting, textSetting } from '../definition/settings';
import { knownZone } from './dates';
import { parseFortiGate } from './fortigate';
import { readPriority, type Priority } from './priority';
import { parseRfc3164, type Rfc3164Parts } from './rfc3164';
import { parseRfc5424, type SyslogParts } from './rfc5424';

/**
 * A byte order mark, and blanks before a priority; other leading blanks are part of the message.
 */
const LINE_START = /^\uFEFF?\s*(?=<)|^\uFEFF/;

/**
 * Decodes RFC 5424 where the text conforms, otherwise RFC 3164 in its many dialects, with Graylog's
 * field names.
 */
export function syslogDecoder(configuration: Configuration): Decoder {
  const zone = knownZone(textSetting(configuration, 'timezone', 'NotSet'));
  const expand = flagSetting(configuration, 'expand_structured_data', false);
  const keepLine = flagSetting(configuration, 'store_full_message', false);
  const arrivalWillDo = flagSetting(configuration, 'allow_override_date', true);

  return (text, reception) => {
    const line = withoutLineEnd(text).replace(LINE_START, '');
    if (line === '') throw new DecodeError('An empty syslog message.');
    const { priority, rest } = readPriority(line);
    const context = { receivedAt: reception.receivedAt, zone };
    const parts =
      (priority && (parseRfc5424(rest, context, expand) ?? parseFortiGate(rest, context))) ??
      withHost(parseRfc3164(rest, context));
    if (parts.timestamp === undefined && !arrivalWillDo)
      throw new DecodeError('The message has no readable date.');
    if (rest.trim() === '') throw new DecodeError('A syslog message without content.');
    return decodedOf(
      { ...parts, message: parts.message.trim() === '' ? rest : parts.message },
      priority,
      reception,
      keepLine ? line : undefined,
    );
  };
}

/** Graylog keeps the host in the message of the traditional format. */
const withHost = ({ line, ...parts }: Rfc3164Parts): SyslogParts => ({ ...parts, message: line });

function decodedOf(
  parts: SyslogParts,
  priority: Priority | undefined,
  { receivedAt, remote }: Reception,
  fullMessage: string | undefined,
): Decoded {
  const fields: Record<string, FieldValue> = { ...parts.fields };
  if (priority !== undefined)
    Object.assign(fields, {
      facility: priority.facility,
      facility_num: priority.facilityNumber,
      level: priority.level,
    });
  if (parts.application !== undefined) fields['application_name'] = parts.application;
  if (parts.processId !== undefined) fields['process_id'] = parts.processId;
  if (fullMessage !== undefined) fields['full_message'] = fullMessage;
  return {
    timestamp: parts.timestamp ?? receivedAt,
    source: remote?.hostname ?? parts.source ?? remote?.ip ?? 'unknown',
    message: parts.message,
    fields,
  };
}
