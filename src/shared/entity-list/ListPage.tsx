import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/shared/page-header/PageHead';

type ListPageProps = { title: string; description?: ReactNode; actions?: ReactNode; documentation?: string; children: ReactNode };

/** A page that is a list: its head stays, its rows scroll between tools and pages. */
export function ListPage({ description, children, ...head }: ListPageProps) {
  return (
    <Page>
      <PageHead {...head} {...(description !== undefined && { description: <Description>{description}</Description> })} />
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
  > section { align-self: start; }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { padding: ${({ theme }) => theme.space.s}; gap: ${({ theme }) => theme.space.s}; }
`;

/** On small screens the rows come first; the empty state says what the page is for there too. */
const Description = styled.span`
  display: block;
  max-width: 70ch;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { display: none; }
`;
