import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { pageCount } from '@/ui/pagination/page-numbers';
import { PageSize, type PageSizeTexts } from '@/ui/pagination/PageSize';
import { Pagination, type PaginationTexts } from '@/ui/pagination/Pagination';

const SIZES = [5, 10, 30];

type PaginatedListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  empty: ReactNode;
  texts: { pages: PaginationTexts; size: PageSizeTexts };
  /** Page sizes on offer, in ascending order; the first is the default. */
  sizes?: readonly number[];
};

/** Client-side pagination of a complete list. */
export function PaginatedList<Item>({
  label,
  items,
  keyOf,
  render,
  empty,
  texts,
  sizes = SIZES,
}: PaginatedListProps<Item>) {
  const least = Math.min(...sizes);
  const [perPage, setPerPage] = useState(least);
  const [wanted, setWanted] = useState(1);
  const pages = pageCount(items.length, perPage);
  // Items may have been removed since the page was chosen.
  const page = Math.min(wanted, pages);
  if (items.length === 0) return <Empty>{empty}</Empty>;
  return (
    <>
      <List aria-label={label}>
        {items.slice((page - 1) * perPage, page * perPage).map((item) => (
          <li key={keyOf(item)}>{render(item)}</li>
        ))}
      </List>
      {items.length > least && (
        <Foot>
          <Pagination page={page} pages={pages} onPage={setWanted} texts={texts.pages} />
          <PageSize
            size={perPage}
            sizes={sizes}
            texts={texts.size}
            onSize={(size) => {
              setPerPage(size);
              setWanted(1);
            }}
          />
        </Foot>
      )}
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: ${({ theme }) => theme.space.cell} ${({ theme }) => theme.space.s};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Empty = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;
