/**
 * Set by the node itself or by the message's core; senders cannot set them (names as Graylog
 * reserves them).
 */
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
 * The name a sender's field is stored under, or undefined for one that it may not set. Graylog
 * stores dots as `_` and drops names with other characters than letters, digits, `_`, `-`, `@`;
 * here those become `_` too.
 */
export function storedFieldName(name: string): string | undefined {
  const known = names.get(name);
  if (known !== undefined) return known === '' ? undefined : known;
  const stored = cleanName(name);
  // Senders use the same few names over and over.
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
