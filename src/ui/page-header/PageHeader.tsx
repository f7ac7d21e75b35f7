import type { ReactNode } from 'react';
import styled from 'styled-components';

export type PageHeaderProps = {
  title: ReactNode;
  /** How one comes here from above. */
  way?: ReactNode;
  /** Beside the title. */
  badge?: ReactNode;
  description?: ReactNode;
  /** What can be done with the whole page; the primary one last. */
  actions?: ReactNode;
  /** Below, the ways to neighbouring pages. */
  neighbours?: ReactNode;
  documentation?: ReactNode;
};

/** The head of a page: what it is, what it is for, what can be done. */
export function PageHeader({
  title,
  way,
  badge,
  description,
  actions,
  neighbours,
  documentation,
}: PageHeaderProps) {
  return (
    <Head>
      {way}
      <Line>
        <Name>
          <h1>{title}</h1>
          {badge}
        </Name>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
      {(description !== undefined || documentation !== undefined) && (
        <Words>
          {description} {documentation}
        </Words>
      )}
      {neighbours !== undefined && <Neighbours>{neighbours}</Neighbours>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Neighbours = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  margin-top: ${({ theme }) => theme.space.xs};
  &:empty {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  /* As high with actions as without. */
  min-height: ${({ theme }) => theme.height.control};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;

const Words = styled.div`
  max-width: 90ch;
  color: ${({ theme }) => theme.color.muted};
`;
