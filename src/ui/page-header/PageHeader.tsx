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
  /** Above, for ways to neighbouring pages. */
  topActions?: ReactNode;
  documentation?: ReactNode;
};

/** The head of a page: what it is, what it is for, what can be done (B1.6). */
export function PageHeader({ title, way, badge, description, actions, topActions, documentation }: PageHeaderProps) {
  return (
    <Head>
      {way}
      {topActions !== undefined && <Top>{topActions}</Top>}
      <Line>
        <Name><h1>{title}</h1>{badge}</Name>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
      {(description !== undefined || documentation !== undefined) && <Words>{description} {documentation}</Words>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  &:empty { display: none; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  h1 { min-width: 0; overflow-wrap: anywhere; }
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
