import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';

type ListPageProps = { title: string; description?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page that is a list: its head stays, its rows scroll between tools and pages. */
export function ListPage({ title, description, actions, children }: ListPageProps) {
  return (
    <Page>
      <PageTitle title={title} />
      <Head>
        <div>
          <h1>{title}</h1>
          {description !== undefined && <p>{description}</p>}
        </div>
        {actions}
      </Head>
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
  /* Rows first: what the page is for stands in its empty state too. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) { padding: ${({ theme }) => theme.space.s}; gap: ${({ theme }) => theme.space.s}; > header p { display: none; } > header > div { flex-basis: 0; } }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  > div { flex: 1 1 ${({ theme }) => theme.width.fieldList}; }
  p { max-width: 70ch; margin: ${({ theme }) => theme.space.xs} 0 0; color: ${({ theme }) => theme.color.muted}; }
`;
