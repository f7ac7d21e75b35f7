import type { FieldValue } from '@/domain/exact';
import { flatten } from '../decoding/flatten';
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
    fields: { ...(beat === 'filebeat' ? ofFile(event) : ofOther(beat, event)), ...common(event) },
  };
};

/** The sender's identity and the fields from its own configuration. */
function common(event: BeatsEvent): Record<string, FieldValue> {
  const { type, tags, fields } = event;
  const name = member(event, 'beat', 'name') ?? member(event, 'agent', 'name');
  return {
    ...flatten({ name, type, tags }, '', beatsNames),
    ...flatten(fields ?? {}, '', beatsNames),
  };
}

function ofFile(event: BeatsEvent): Record<string, FieldValue> {
  const { source, input_type, count, offset } = event;
  return flatten(
    {
      facility: 'filebeat',
      file: source ?? member(event, 'log', 'file'),
      input_type,
      count,
      offset: offset ?? member(event, 'log', 'offset'),
    },
    '',
    beatsNames,
  );
}

function ofOther(
  beat: string,
  { '@metadata': _metadata, '@timestamp': _timestamp, beat: _beat, message, ...rest }: BeatsEvent,
): Record<string, FieldValue> {
  const known = WITH_PREFIX.has(beat);
  const all = WITHOUT_TEXT.has(beat) ? { ...rest, message } : rest;
  return {
    ...flatten(all, known ? beat : 'beat', beatsNames),
    facility: known ? beat : 'genericbeat',
  };
}
