import type { IncomingMessage } from '../../message-types/incoming-message';

/** Bytes of names and values, as Graylog counts them for its traffic: eight for a number. */
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
