import type { Notification } from '@/contract/system';
import { undecidable } from './routing/condition';
import type { StreamStore } from './stream-store';

/** One for each running stream with rules that can never hold, since they are taken without a word (graylog-api.md §5). */
export function streamNotifications({ all }: Pick<StreamStore, 'all'>, node_id: string): Notification[] {
  return all().flatMap(({ id, title, disabled, rules, created_at }): Notification[] => {
    const reasons = disabled ? [] : rules.flatMap((rule) => undecidable(rule) ?? []);
    if (reasons.length === 0) return [];
    const details = { title: 'A stream has rules that never hold', description: `The stream ${title} gets none of the messages that these rules mean: ${reasons.join('; ')}.` };
    return [{ severity: 'normal', type: 'generic', key: `stream_rules_${id}`, timestamp: created_at, node_id, details }];
  });
}
