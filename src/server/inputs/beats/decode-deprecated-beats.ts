import type { FieldValue } from '@/domain/exact';
import { collectFields, type FieldCollector } from '../decoding/collect-fields';
import { flattenInto } from '../decoding/flatten';
import type { Decoder } from '../definition/model';
import {
  beatOf,
  beatsNames,
  eventOf,
  hostOf,
  member,
  textOf,
  timestampOf,
  type BeatsEvent,
} from './decode-beats';

/** Beats that send measurements have no text. */
const WITHOUT_TEXT = new Set(['topbeat', 'metricbeat', 'packetbeat']);
const WITH_PREFIX = new Set([...WITHOUT_TEXT, 'winlogbeat']);

/**
 * Stores the fields of Graylog's deprecated Beats input: a few without prefix for filebeat, all
 * fields with prefix for other Beats.
 */
export const decodeDeprecatedBeats: Decoder = (text, { receivedAt, remote }) => {
  const event = eventOf(text);
  const beat = beatOf(event) ?? 'unknown';
  return {
    timestamp: timestampOf(event, receivedAt),
    source: hostOf(event) ?? remote?.ip ?? 'unknown',
    message:
      (WITHOUT_TEXT.has(beat) ? undefined : (textOf(event['message']) ?? textOf(event['line']))) ??
      '-',
    fields: fieldsOf(beat, event),
  };
};

/** What the sender's own configuration says wins over what it measured. */
function fieldsOf(beat: string, event: BeatsEvent): Record<string, FieldValue> {
  const isFile = beat === 'filebeat';
  const known = WITH_PREFIX.has(beat);
  const facility = isFile || known ? beat : 'genericbeat';
  const fields = collectFields({ facility });
  putCommon(fields, event);
  if (isFile) putFile(fields, event);
  else putOther(fields, beat, event, known ? beat : 'beat');
  return fields.fields();
}

/** The sender's identity and the fields from its own configuration. */
function putCommon(into: FieldCollector, event: BeatsEvent): void {
  const { type, tags, fields } = event;
  const name = member(event, 'beat', 'name') ?? member(event, 'agent', 'name');
  flattenInto(into, fields ?? {}, '', beatsNames);
  flattenInto(into, { name, type, tags }, '', beatsNames);
}

function putFile(into: FieldCollector, event: BeatsEvent): void {
  const { source, input_type, count, offset } = event;
  const file = source ?? member(event, 'log', 'file');
  flattenInto(
    into,
    { file, input_type, count, offset: offset ?? member(event, 'log', 'offset') },
    '',
    beatsNames,
  );
}

function putOther(
  into: FieldCollector,
  beat: string,
  { '@metadata': _metadata, '@timestamp': _timestamp, beat: _beat, message, ...rest }: BeatsEvent,
  prefix: string,
): void {
  flattenInto(into, WITHOUT_TEXT.has(beat) ? { ...rest, message } : rest, prefix, beatsNames);
}
