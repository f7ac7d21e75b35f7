import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead, type PageHeadProps } from '@/shared/page-header/PageHead';

/** A page that consists of a list: the header and the tools stay visible while the rows scroll. */
export function ListPage({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  return (
    <Page>
      <PageHead {...head} />
      {children}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto minmax(${({ theme }) => theme.height.leastTable}, 1fr);
  gap: ${({ theme }) => theme.space.l};
  width: min(${({ theme }) => theme.width.page}, 100%);
  height: 100%;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l};
  > section {
    align-self: start;
  }
  /* Leaves more room for rows; the empty state repeats what the page is for. Links to other
     pages stay. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    gap: ${({ theme }) => theme.space.s};
    > header > div + div:not(:has(nav)) {
      display: none;
    }
  }
`;
