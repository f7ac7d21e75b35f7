import type { IncomingMessage } from '../../message-types/incoming-message';

/**
 * The size in bytes that Graylog accounts for traffic: names and values, with eight bytes per
 * number.
 */
export function accountedSize({ message, source, fields }: IncomingMessage): number {
  let size =
    'message'.length +
    Buffer.byteLength(message) +
    'source'.length +
    Buffer.byteLength(source) +
    'timestamp'.length +
    8;
  for (const name in fields) {
    const value = fields[name];
    size += name.length + (typeof value === 'string' ? Buffer.byteLength(value) : 8);
  }
  return size;
}
