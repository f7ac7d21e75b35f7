import type { ReactNode } from 'react';
import styled from 'styled-components';

/**
 * The page of one entity: a head with cards below, in columns where there is room, or narrow for
 * forms.
 */
export function DetailPage({
  head,
  columns = 1,
  narrow = false,
  children,
}: {
  head: ReactNode;
  columns?: 1 | 2;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Page>
      {head}
      <Cards $columns={columns} $narrow={narrow}>
        {children}
      </Cards>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.l};
  width: min(${({ theme }) => theme.width.page}, 100%);
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.l}
    ${({ theme }) => theme.space.xxl};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding: ${({ theme }) => theme.space.l};
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Cards = styled.div<{ $columns: number; $narrow: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.l};
  max-width: ${({ theme, $narrow }) => ($narrow ? theme.width.dialogLarge : '100%')};
  @media (max-width: ${({ theme }) => theme.breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
