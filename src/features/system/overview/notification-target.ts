import type { Notification } from '@/contract/system';
import { paths } from '@/shared/paths';
import type { PlainTextKey } from '@/shared/texts/t';

export type NotificationTarget = { to: string; text: PlainTextKey };

/** What a notification is about, where users can do something about it. */
export function notificationTarget({
  type,
  node_id: nodeId,
  details = {},
}: Pick<Notification, 'type' | 'node_id' | 'details'>): NotificationTarget | undefined {
  const idIn = (name: string) => OBJECT_ID.exec(String(details[name] ?? ''))?.[0];
  const node: NotificationTarget = { to: paths.node(nodeId), text: 'system.toNode' };
  const inputs: NotificationTarget = { to: paths.inputs(), text: 'system.toInputs' };
  const indices: NotificationTarget = { to: paths.indices(), text: 'system.toIndices' };
  switch (type) {
    case 'input_failed_to_start':
    case 'input_failing':
    case 'input_failure_shutdown':
    case 'extractor_quarantined': {
      // The detail is a text like [GELF TCP/Shop/5f…], or the id alone.
      const id = idIn('input_id');
      return id === undefined ? inputs : { to: paths.input(id), text: 'system.toInput' };
    }
    case 'no_input_running':
      return inputs;
    case 'stream_processing_disabled': {
      const id = idIn('stream_id');
      return id === undefined
        ? { to: paths.streams(), text: 'system.toStreams' }
        : { to: paths.editStream(id), text: 'system.toStream' };
    }
    case 'output_disabled':
    case 'output_failing': {
      const id = idIn('output_id');
      return id === undefined
        ? { to: paths.outputs(), text: 'system.toOutputs' }
        : { to: paths.output(id), text: 'system.toOutput' };
    }
    case 'processing_paused':
    case 'journal_utilization_too_high':
    case 'journal_uncommitted_messages_deleted':
    case 'gc_too_long':
    case 'messages_not_stored':
      return node;
    case 'check_server_clocks':
    case 'no_leader':
    case 'multi_leader':
    case 'no_master':
    case 'multi_master':
      return { to: paths.nodes(), text: 'system.toNodes' };
    case 'es_index_blocked':
    case 'es_node_disk_watermark_low':
    case 'es_node_disk_watermark_high':
    case 'es_node_disk_watermark_flood_stage':
    case 'index_ranges_recalculation':
    case 'deflector_exists_as_index':
      return indices;
    default:
      return undefined;
  }
}

const OBJECT_ID = /[\da-f]{24}/;
