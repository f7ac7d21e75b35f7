import type { OutputSummary } from '@/contract/outputs';
import type { Notification } from '@/contract/system';
import type { Documents } from '../storage/documents';
import type { Deliveries } from './sending/deliveries';

/** One for each output that cannot deliver its messages. */
export function outputNotifications(
  { all }: Pick<Documents<OutputSummary>, 'all'>,
  deliveries: Pick<Deliveries, 'counts'>,
  node_id: string,
): Notification[] {
  return all().flatMap(({ id, title }): Notification[] => {
    const { failing, lastError, dropped } = deliveries.counts(id);
    if (!failing || lastError === null) return [];
    const details = { output_id: id, output_title: title, error_message: lastError.text, dropped };
    return [
      {
        severity: 'normal',
        type: 'output_failing',
        key: id,
        timestamp: new Date(lastError.at).toISOString(),
        node_id,
        details,
      },
    ];
  });
}
