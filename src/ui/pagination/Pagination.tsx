import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { plainButton } from '@/ui/button/plain-button';
import { pageNumbers } from './page-numbers';

export type PaginationTexts = {
  label: string;
  previous: string;
  next: string;
  page: (page: number) => string;
};
type PaginationProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  texts: PaginationTexts;
};

/** Hidden if there is only one page. */
export function Pagination({ page, pages, onPage, texts }: PaginationProps) {
  // eslint-disable-next-line no-console -- A page beyond the end is a mistake of the caller.
  if (page > pages) console.warn(`The current page ${page} exceeds the total of ${pages} pages.`);
  if (pages <= 1) return null;
  return (
    <Pages aria-label={texts.label}>
      <Step
        label={texts.previous}
        icon={<ChevronLeft aria-hidden size="1.15em" />}
        onPress={page > 1 ? () => onPage(page - 1) : undefined}
      />
      <ol>
        {pageNumbers(page, pages).map((item, index) => (
          <li key={item === 'gap' ? `gap ${index}` : item}>
            {item === 'gap' ? (
              <span aria-hidden>…</span>
            ) : (
              <PageButton
                type="button"
                aria-label={texts.page(item)}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {item}
              </PageButton>
            )}
          </li>
        ))}
      </ol>
      <Step
        label={texts.next}
        icon={<ChevronRight aria-hidden size="1.15em" />}
        onPress={page < pages ? () => onPage(page + 1) : undefined}
      />
    </Pages>
  );
}

/** Stays focusable at the ends, because a disabled button loses the focus. */
function Step({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: ReactNode;
  onPress: (() => void) | undefined;
}) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    />
  );
}

const Pages = styled.nav`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  ol {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.hair};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const PageButton = styled.button`
  ${plainButton}
  min-width: ${({ theme }) => theme.height.row};
  height: ${({ theme }) => theme.height.row};
  padding: 0 ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-current] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  @media (pointer: coarse) {
    min-width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;
