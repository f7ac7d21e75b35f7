import { formatBytes, formatCount } from '@/domain/format/number';
import { keptBy } from '@/domain/index-sets/kept';
import type { Strategies } from '@/domain/index-sets/strategy';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';

/** '1 message', '1,234 messages'. */
export const messageCount = (count: number): string =>
  t('strategies.messageCount', { count, messages: formatCount(count) });

/** '1 index', '12 indices'. */
export const indexCount = (count: number): string =>
  t('strategies.indexCount', { count, indices: formatCount(count) });

/** What a set keeps as one amount: '30 days', '20 GiB'. Undefined if it keeps everything. */
export function keptText(strategies: Strategies): string | undefined {
  const kept = keptBy(strategies);
  if (!kept) return undefined;
  if ('seconds' in kept) return amountLabel(kept.seconds);
  return 'bytes' in kept ? formatBytes(kept.bytes) : messageCount(kept.messages);
}
