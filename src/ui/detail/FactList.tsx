import type { ReactNode } from 'react';
import styled from 'styled-components';

export type Fact = { label: string; value: ReactNode };

/** Names and values; a missing value is shown as a dash. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space.m};
  }
  /* Long German words need half of a phone. */
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
    overflow-wrap: break-word;
    hyphens: auto;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
