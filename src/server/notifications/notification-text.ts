import type { NotificationText } from '@/contract/notifications';
import type { Notification } from '@/contract/system';
import { nodeText, type NodeText } from '@/domain/node-text/node-text';

/** The text of a notification, not HTML. */
export function textOf({ type, details = {} }: Notification): NotificationText {
  const detail = (name: string) => String(details[name] ?? '');
  const input = { input: detail('input_id'), reason: detail('reason') };
  switch (type) {
    case 'input_failed_to_start':
      return words(
        nodeText('node.notification.inputFailedToStart'),
        nodeText('node.notification.inputFailedToStartMeans', input),
      );
    case 'input_failing':
      return words(
        nodeText('node.notification.inputFailing'),
        nodeText('node.notification.inputFailingMeans', input),
      );
    case 'no_input_running':
      return words(
        nodeText('node.notification.noInputRunning'),
        nodeText('node.notification.noInputRunningMeans'),
      );
    case 'messages_not_stored':
      return words(
        nodeText('node.notification.messagesNotStored'),
        DISK_FULL.test(detail('reason'))
          ? nodeText('node.notification.messagesNotStoredDiskFull')
          : nodeText('node.notification.messagesNotStoredMeans', { reason: detail('reason') }),
      );
    case 'processing_paused':
      return words(
        nodeText('node.notification.processingPaused'),
        nodeText(
          details['full'] === true
            ? 'node.notification.journalFull'
            : 'node.notification.processingPausedMeans',
          { messages: detail('messages'), percent: detail('percent') },
        ),
      );
    case 'extractor_quarantined':
      return words(
        nodeText('node.notification.extractorQuarantined'),
        nodeText('node.notification.extractorQuarantinedMeans', {
          extractor: detail('extractor_title'),
          input: detail('input_title'),
          milliseconds: detail('milliseconds'),
          skipped: detail('skipped'),
        }),
      );
    case 'generic':
      return { title: detail('title'), description: detail('description') };
    case 'output_failing':
      return words(
        nodeText('node.notification.outputFailing'),
        nodeText('node.notification.outputFailingMeans', {
          output: detail('output_title'),
          reason: detail('error_message'),
          dropped: detail('dropped'),
        }),
      );
    case 'es_node_disk_watermark_low':
    case 'es_node_disk_watermark_high':
      return words(
        nodeText('node.notification.diskFilling'),
        nodeText('node.notification.diskFillingMeans', spaceLeft(details)),
      );
    case 'es_node_disk_watermark_flood_stage':
      return words(
        nodeText('node.notification.diskNearlyFull'),
        nodeText('node.notification.diskNearlyFullMeans', spaceLeft(details)),
      );
    default:
      return {
        title: sentence(type),
        description: Object.entries(details)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join('\n'),
      };
  }
}

const words = (title: NodeText, description: NodeText): NotificationText => ({
  title: title.message,
  description: description.message,
});

/** How the operating system says so, within what the database says. */
const DISK_FULL = /No space left on device/;

const MIB = 1024 ** 2;
const GIB = 1024 ** 3;
const sizeText = (bytes: number) =>
  bytes < GIB ? `${(bytes / MIB).toFixed(0)} MiB` : `${(bytes / GIB).toFixed(1)} GiB`;
const spaceLeft = ({ nodes, free_bytes, total_bytes }: Record<string, unknown>) => ({
  place: String(nodes),
  free: sizeText(Number(free_bytes)),
  total: sizeText(Number(total_bytes)),
});

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
