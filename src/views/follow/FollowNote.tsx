import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import type { Execution } from '@/views/execution/search-request';
import { followed } from './use-follow';

/** How many messages arrived since the search ran. */
export function FollowNote({ execution }: { execution: Execution }) {
  const { data, error } = useQuery({ ...followed(execution), enabled: false });
  if (error) return <span role="status">{t('follow.failed')}</span>;
  return (
    <span role="status">
      {t('follow.came', { amount: formatCount(data ? data.added + data.skipped : 0) })}
    </span>
  );
}
