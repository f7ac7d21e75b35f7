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
/** Letters, digits and marks of every script, so that names in other scripts stay apart. */
const UNUSUAL_CHARACTER = /[^\p{L}\p{N}\p{M}_\-@]/gu;
const PLAIN = /^[\w\-@]+$/;
const UNNAMED = 'unnamed';

/**
 * What becomes of a sent name: the name of the field, `own` if that is the sent name itself, and
 * `reserved` if a sender cannot set a field of that name.
 */
export type StoredName = { name: string; own: boolean; reserved: boolean };

/**
 * The name under which a sender's field is stored. Like Graylog, it turns dots into `_`. Graylog
 * drops names with characters other than letters, digits, `_`, `-` and `@`; here these characters
 * become `_` too, except for letters and digits of other scripts.
 */
export function storedName(sent: string): StoredName {
  const known = names.get(sent);
  if (known !== undefined) return known;
  const name = PLAIN.test(sent) ? sent : cleanName(sent);
  const stored = { name, own: name === sent, reserved: RESERVED.has(name) };
  // Cached, because senders use the same few names over and over.
  if (names.size < MANY_NAMES && sent.length <= LONG_NAME) names.set(sent, stored);
  return stored;
}

const names = new Map<string, StoredName>();
const MANY_NAMES = 10_000;
const LONG_NAME = 100;

const cleanName = (sent: string): string =>
  sent.trim().normalize('NFC').replace(UNUSUAL_CHARACTER, '_') || UNNAMED;
