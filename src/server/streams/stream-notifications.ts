import type { Notification } from '@/contract/system';
import { undecidable } from '../routing/condition';
import type { StoredStream, StreamStore } from './stream-store';

/**
 * Caches the reasons by stream object, because notifications are polled every few seconds; a changed
 * stream is a new object.
 */
const known = new WeakMap<StoredStream, string[]>();

/**
 * One for each running stream with rules that can never match; the API accepts such rules without a
 * warning.
 */
export function streamNotifications(
  { all }: Pick<StreamStore, 'all'>,
  node_id: string,
): Notification[] {
  return all().flatMap((stream): Notification[] => {
    const { id, title, created_at } = stream;
    const reasons = known.get(stream) ?? reasonsOf(stream);
    known.set(stream, reasons);
    if (reasons.length === 0) return [];
    const details = {
      title: 'A stream has rules that never hold',
      description: `The stream ${title} receives no messages through these rules: ${reasons.join('; ')}.`,
    };
    return [
      {
        severity: 'normal',
        type: 'generic',
        key: `stream_rules_${id}`,
        timestamp: created_at,
        node_id,
        details,
      },
    ];
  });
}

const reasonsOf = ({ disabled, rules }: StoredStream): string[] =>
  disabled ? [] : rules.flatMap((rule) => undecidable(rule) ?? []);
