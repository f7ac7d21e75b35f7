import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { LimitOfErrors } from '@/views/execution/range-limit/LimitOfErrors';
import { SEARCH_IDS, type Execution } from '@/views/execution/search-request';

/** Why there is no histogram, and what the search would have to keep to. */
export function HistogramFailed({ errors }: Pick<Execution, 'errors'>) {
  const own = errors.filter(
    ({ search_type_id: id }) => id === undefined || id === SEARCH_IDS.histogram,
  );
  return (
    <Notice tone="danger" title={t('histogram.failedTitle')}>
      {reasonsOfErrors(own) || t('histogram.failed')}
      <LimitOfErrors errors={own} />
    </Notice>
  );
}
