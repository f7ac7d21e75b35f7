import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';

/** '1 message', '1,234 messages'. */
export const messageCount = (count: number): string =>
  t('indexSets.messageCount', { count, messages: formatCount(count) });

/** '1 index', '12 indices'. */
export const indexCount = (count: number): string =>
  t('indexSets.indexCount', { count, indices: formatCount(count) });
