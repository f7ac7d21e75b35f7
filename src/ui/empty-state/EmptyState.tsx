import type { ReactNode } from 'react';
import styled from 'styled-components';

/** An empty list or page: says what is missing, why, and offers the next step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Decorative, sized in em. */
  icon?: ReactNode;
}) {
  return (
    <Root role="status">
      {icon !== undefined && <Picture aria-hidden>{icon}</Picture>}
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  /* Its lines stay together in a place that is higher. */
  align-content: start;
  justify-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.xxl} ${({ theme }) => theme.space.l};
  text-align: center;
`;

const Picture = styled.span`
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.display};
  line-height: 1;
`;

const Title = styled.p`
  margin: 0;
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Words = styled.div`
  max-width: 60ch;
  color: ${({ theme }) => theme.color.muted};
`;
