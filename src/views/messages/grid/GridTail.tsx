import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { reasonOf } from '@/shared/failure/error-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import type { SortChange } from '@/views/view-state/use-table';
import type { SearchRequest } from '@/views/execution/search-request';
import { DEFAULT_SORT } from '@/domain/search/view-state/page-settings';
import type { Rows } from '../paging/use-rows';

type GridTailProps = {
  rows: Rows;
  total: number;
  /** The sort of the rows. */
  sort: SearchRequest['sort'];
  onSortChange: (change: SortChange) => void;
};

/** The last line of the list: the end, more to load, or why loading stopped. */
export function GridTail({
  rows: { reach, error, loading, loadMore },
  total,
  sort,
  onSortChange,
}: GridTailProps) {
  if (error && !loading) {
    return (
      <Tail>
        <Notice tone="danger" actions={<Button onClick={loadMore}>{t('messages.retry')}</Button>}>
          {t('messages.loadFailed', { reason: reasonOf(error) || t('messages.noReason') })}
        </Notice>
      </Tail>
    );
  }
  switch (reach.kind) {
    case 'searching':
    case 'more':
      return (
        <div role="status" aria-label={t('messages.loadingMore')}>
          {SKELETON_ROWS.map((width) => (
            <SkeletonRow key={width}>
              <Skeleton width={width} height="0.8em" />
            </SkeletonRow>
          ))}
        </div>
      );
    case 'all':
      return <Tail>{t('messages.allShown', { count: total, messages: formatCount(total) })}</Tail>;
    case 'ended':
      return (
        <Tail>
          {t('messages.ended', { rows: formatCount(reach.rows), total: formatCount(total) })}
        </Tail>
      );
    case 'window':
      return (
        <Tail>
          {t('messages.window', {
            rows: formatCount(reach.rows),
            total: formatCount(total),
            field: sort.field,
          })}
          <Button variant="quiet" onClick={() => onSortChange(() => DEFAULT_SORT)}>
            {t('messages.sortByTime')}
          </Button>
        </Tail>
      );
  }
}

const SKELETON_ROWS = ['62%', '48%', '71%'];

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  height: ${({ theme }) => theme.height.row};
  padding: 0 ${({ theme }) => theme.space.s};
`;

const Tail = styled.div`
  position: sticky;
  left: 0;
  width: 100cqw;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.size.small} ${theme.font.text}`};
`;
