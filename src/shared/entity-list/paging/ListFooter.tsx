import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { pageSizeTexts, paginationTexts } from '@/shared/lists/list-texts';
import { t } from '@/shared/texts/t';
import { pageCount } from '@/ui/pagination/page-numbers';
import { PageSize } from '@/ui/pagination/PageSize';
import { Pagination } from '@/ui/pagination/Pagination';

/** Available page sizes. */
const PAGE_SIZES = [10, 20, 50, 100, 500, 1_000];

type ListFooterProps = {
  page: number;
  perPage: number;
  count: number;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
};

export function ListFooter({ page, perPage, count, total, onPage, onPageSize }: ListFooterProps) {
  const first = (page - 1) * perPage;
  const shown =
    count === 0
      ? t('lists.noRows')
      : t('lists.rowsShown', {
          from: formatCount(first + 1),
          to: formatCount(first + count),
          total: formatCount(total),
        });
  return (
    <Footer>
      <span>{shown}</span>
      <Pagination
        page={page}
        pages={pageCount(total, perPage)}
        onPage={onPage}
        texts={paginationTexts()}
      />
      <PageSize size={perPage} sizes={PAGE_SIZES} onSize={onPageSize} texts={pageSizeTexts()} />
    </Footer>
  );
}

const Footer = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  /* Two lines instead of three leave more room for rows. */
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    > nav {
      order: 1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
`;
