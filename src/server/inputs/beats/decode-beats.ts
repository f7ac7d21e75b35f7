import { isObject } from '@/domain/json-object';
import { storedName } from '../decoding/field-names';
import { flatten, leafOf, readJson, type FlattenRules } from '../decoding/flatten';
import { wholeTime } from '../times/read-time';
import { DecodeError, type Configuration, type Decoder } from '../definition/model';
import { flagSetting } from '../definition/settings';

export type BeatsEvent = Readonly<Record<string, unknown>>;

/**
 * `filebeat`, `log`, `file`, `path` becomes `filebeat_log_file_path`; a list of plain values stays
 * one field.
 */
export const beatsNames: FlattenRules = {
  member: (path, key) => (path === '' ? key : `${path}_${key}`),
  item: (path, index) => `${path}_${index}`,
  keepLists: true,
};

/** The one field without the prefix. */
const COLLECTOR = 'gl2_source_collector';

/**
 * Decodes a Beats event. Every value becomes a field prefixed with the Beat's name (`filebeat_`),
 * unless `no_beats_prefix` is set. As in Graylog, `@timestamp` and `@metadata` become fields too.
 * Version 1 senders use `line` for the text and `host` for their own name.
 */
export function beatsDecoder(configuration: Configuration): Decoder {
  const prefixed = !flagSetting(configuration, 'no_beats_prefix', false);

  return (text, { receivedAt, remote }) => {
    const event = eventOf(text);
    const beat = beatOf(event) ?? 'beat';
    const role = ['message', 'line'].find((name) => textOf(event[name]) !== undefined);
    const collector = textOf(event[COLLECTOR]);
    // Without the prefix a field can have the name of a core field of the message, which wins.
    const names: FlattenRules = prefixed
      ? beatsNames
      : {
          ...beatsNames,
          member: (path, key) =>
            path === '' && storedName(key).reserved
              ? `${beat}_${key}`
              : beatsNames.member(path, key),
        };
    return {
      timestamp: timestampOf(event, receivedAt),
      source: hostOf(event) ?? remote?.ip ?? 'unknown',
      message: (role === undefined ? undefined : textOf(event[role])) ?? '-',
      fields: flatten(
        without(event, [role, collector === undefined ? undefined : COLLECTOR]),
        prefixed ? beat : '',
        names,
        { beats_type: beat, ...(collector !== undefined && { [COLLECTOR]: collector }) },
      ),
    };
  };
}

/** The members that have no role in the message. */
const without = (event: BeatsEvent, taken: readonly (string | undefined)[]): BeatsEvent =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !taken.includes(name)));

/** @throws DecodeError */
export function eventOf(text: string): BeatsEvent {
  const event = readJson(text);
  if (!isObject(event)) throw new DecodeError('A Beats event must be a JSON object.');
  return event;
}

/** For example `filebeat`; undefined when the sender does not say. */
export const beatOf = (event: BeatsEvent): string | undefined =>
  textOf(member(event, '@metadata', 'beat'));

/** Beats 7 and later use `agent`, earlier ones `beat`; `hostname` was removed in Beats 8. */
export function hostOf(event: BeatsEvent): string | undefined {
  const agent = isObject(event['agent']) ? 'agent' : 'beat';
  return (
    textOf(member(event, agent, 'hostname')) ??
    textOf(member(event, agent, 'name')) ??
    textOf(member(event, 'host', 'name')) ??
    textOf(event['host'])
  );
}

/** Milliseconds since the epoch. */
export function timestampOf(event: BeatsEvent, receivedAt: number): number {
  const time = event['@timestamp'];
  const timestamp =
    typeof time === 'string' ? wholeTime(time, { receivedAt, zone: 'UTC' }) : undefined;
  return timestamp ?? receivedAt;
}

/** Undefined for lists, objects and blank text. */
export function textOf(value: unknown): string | undefined {
  const leaf = leafOf(value);
  const text = leaf === undefined ? '' : String(leaf);
  return text.trim() === '' ? undefined : text;
}

export function member(event: BeatsEvent, name: string, inner: string): unknown {
  const outer = event[name];
  return isObject(outer) ? outer[inner] : undefined;
}
