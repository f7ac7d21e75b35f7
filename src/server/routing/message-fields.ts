import type { FieldValue } from '@/domain/exact';
import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** Members of a message outside of `fields`. */
export const OWN_FIELDS = [
  'message',
  'source',
  'timestamp',
  'gl2_source_input',
  'gl2_remote_ip',
  'gl2_remote_port',
] as const;

/** The value of a field for stream rules. */
export function fieldOf(message: IncomingMessage, field: string): FieldValue | undefined {
  switch (field) {
    case 'message':
      return message.message;
    case 'source':
      return message.source;
    case 'gl2_source_input':
      return message.inputId;
    case 'timestamp':
      return new Date(message.timestamp).toISOString();
    case 'gl2_remote_ip':
      return message.remote?.ip;
    case 'gl2_remote_port':
      return message.remote?.port;
    default:
      return Object.hasOwn(message.fields, field) ? message.fields[field] : undefined;
  }
}
