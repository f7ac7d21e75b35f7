import type { Notification } from '@/contract/system';
import type { Rule } from '@/domain/streams/rule';
import { ruleFault } from '@/domain/streams/rule-check';
import { unreachable } from '@/domain/unreachable';
import type { StoredStream, StreamStore } from './stream-store';

/**
 * Caches the reasons by stream object, because notifications are polled every few seconds; a changed
 * stream is a new object.
 */
const known = new WeakMap<StoredStream, string[]>();

/**
 * One for each running stream with rules that cannot work; the API accepts them without a warning.
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
      title: 'A stream has rules that cannot work',
      description: `These rules of the stream ${title} cannot work: ${reasons.join('; ')}.`,
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
  disabled ? [] : rules.flatMap((rule) => reasonOf(rule) ?? []);

function reasonOf(rule: Rule): string | undefined {
  const fault = ruleFault(rule);
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'type':
      return `${rule.type} is not a type of rule`;
    case 'field':
      return 'a rule has no field';
    case 'value':
      return `the rule for ${rule.field} has no value`;
    case 'input':
      return 'a rule for an input names none';
    case 'number':
      return `“${rule.value}” is not a number`;
    case 'pattern':
      return `“${rule.value}” is not a regular expression that this node can evaluate`;
    default:
      return unreachable(fault);
  }
}
