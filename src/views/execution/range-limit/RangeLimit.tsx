import { useQuery } from '@tanstack/react-query';
import { t } from '@/shared/texts/t';
import { limitOf } from '@/shared/time-range-picker/presets';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { searchQueries } from '../queries';

/** How far back searches may reach; nothing without a limit. */
export function RangeLimit() {
  const limit = limitOf(useQuery(searchQueries.config()).data);
  return limit === undefined ? null : t('timeRange.limit', { amount: amountLabel(limit) });
}
