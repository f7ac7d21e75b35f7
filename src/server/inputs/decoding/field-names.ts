/** Graylog reserves these names for the node and for core fields, so senders cannot set them. */
const RESERVED = new Set([
  '_id',
  'message',
  'source',
  'timestamp',
  'streams',
  'gl2_source_node',
  'gl2_source_input',
  'gl2_source_radio',
  'gl2_source_radio_input',
  'gl2_remote_ip',
  'gl2_remote_port',
  'gl2_remote_hostname',
  'gl2_message_id',
  'gl2_accounted_message_size',
  'gl2_receive_timestamp',
  'gl2_processing_timestamp',
  'gl2_processing_duration_ms',
  'gl2_processing_error',
  'gl2_original_timestamp',
  'gl2_second_sort_field',
]);
const UNUSUAL_CHARACTER = /[^\w\-@]/g;

/**
 * The name under which a sender's field is stored; undefined for reserved names. Like Graylog, it
 * turns dots into `_`. Graylog drops names with characters other than letters, digits, `_`, `-` and
 * `@`; here these characters become `_` too.
 */
export function storedFieldName(name: string): string | undefined {
  const known = names.get(name);
  if (known !== undefined) return known === '' ? undefined : known;
  const stored = cleanName(name);
  // Cached, because senders use the same few names over and over.
  if (names.size < MANY_NAMES && name.length <= LONG_NAME) names.set(name, stored ?? '');
  return stored;
}

const names = new Map<string, string>();
const MANY_NAMES = 10_000;
const LONG_NAME = 100;

function cleanName(name: string): string | undefined {
  const stored = name.trim().replace(UNUSUAL_CHARACTER, '_');
  if (stored === '' || RESERVED.has(stored)) return undefined;
  return stored;
}
