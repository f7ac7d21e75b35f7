import type { ReactNode } from 'react';
import styled from 'styled-components';

export type PageHeaderProps = {
  title: ReactNode;
  /** Links to the parent pages. */
  way?: ReactNode;
  /** Shown beside the title. */
  badge?: ReactNode;
  description?: ReactNode;
  /** Actions on the whole page; the primary one comes last. */
  actions?: ReactNode;
  /** Navigation between related pages, below the title. */
  neighbours?: ReactNode;
  documentation?: ReactNode;
};

/** Header of a page: title, description, actions. */
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
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.color.muted};
`;
