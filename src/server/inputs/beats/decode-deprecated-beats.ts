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

/** Beats of measurements have no text. */
const WITHOUT_TEXT = new Set(['topbeat', 'metricbeat', 'packetbeat']);
const WITH_PREFIX = new Set([...WITHOUT_TEXT, 'winlogbeat']);

/**
 * Fields as the deprecated Beats input of Graylog has them: few and without prefix for filebeat,
 * all with it for the others.
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

/** What the sender's own configuration adds, and who it is. */
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
