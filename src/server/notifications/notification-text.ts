import type { NotificationText } from '@/contract/notifications';
import type { Notification } from '@/contract/system';

/** The text of a notification, not HTML. */
export function textOf({ type, details = {} }: Notification): NotificationText {
  const detail = (name: string) => String(details[name] ?? '');
  switch (type) {
    case 'input_failed_to_start':
      return {
        title: 'An input could not be started',
        description: `The input ${detail('input_id')} is not running on this node: ${detail('reason')}`,
      };
    case 'input_failing':
      return {
        title: 'An input rejects messages',
        description: `The input ${detail('input_id')} is running but rejects some messages: ${detail('reason')}`,
      };
    case 'no_input_running':
      return {
        title: 'No input is running',
        description:
          'This node receives no messages. Launch an input, or start a stopped one, on the Inputs page.',
      };
    case 'messages_not_stored':
      return {
        title: 'Messages cannot be stored',
        description: `Senders wait until messages can be stored again. Reason: ${detail('reason')}`,
      };
    case 'processing_paused':
      return {
        title: 'Message processing is paused',
        description: `Messages waiting in the journal: ${detail('messages')} (${detail('percent')} % full). ${
          details['full'] === true
            ? 'The journal is full: TCP senders wait, HTTP senders are told to retry, and UDP messages are dropped.'
            : 'They are stored once processing is resumed.'
        }`,
      };
    case 'generic':
      return { title: detail('title'), description: detail('description') };
    case 'output_failing':
      return {
        title: 'An output cannot deliver its messages',
        description: `The output ${detail('output_title')} says: ${detail('error_message')}. Dropped so far: ${detail('dropped')}.`,
      };
    case 'es_node_disk_watermark_low':
    case 'es_node_disk_watermark_high':
      return {
        title: 'The disk is filling up',
        description: `${spaceLeft(details)} Older indices can be deleted, or fewer of them kept.`,
      };
    case 'es_node_disk_watermark_flood_stage':
      return {
        title: 'The disk is nearly full',
        description: `${spaceLeft(details)} When it is full no message can be stored until there is space again. Delete older indices, or keep fewer of them.`,
      };
    default:
      return {
        title: sentence(type),
        description: Object.entries(details)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join('\n'),
      };
  }
}

const gibibytes = (bytes: unknown) => (Number(bytes) / 1024 ** 3).toFixed(1);
const spaceLeft = ({ nodes, free_bytes, total_bytes }: Record<string, unknown>) =>
  `The disk that holds ${String(nodes)} has ${gibibytes(free_bytes)} of ${gibibytes(total_bytes)} GiB left.`;

/** Escapes details, which may contain data of senders. */
export function htmlOf(notification: Notification): NotificationText {
  const { title, description } = textOf(notification);
  return { title: escaped(title), description: `<span>${escaped(description)}</span>` };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const sentence = (type: string) =>
  `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`;
