import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

type DetailCardProps = {
  title: string;
  actions?: ReactNode;
  /** Spans the whole width of a page with columns. */
  wide?: boolean;
  /** Its content is loading. */
  busy?: boolean;
  children: ReactNode;
};

/** A card with one aspect of an entity: facts or settings. */
export function DetailCard({
  title,
  actions,
  wide = false,
  busy = false,
  children,
}: DetailCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} aria-busy={busy || undefined} $wide={wide}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      {children}
    </Card>
  );
}

const Card = styled.section<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    padding: ${({ theme }) => theme.space.m};
  }
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  h2 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.large};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
`;
