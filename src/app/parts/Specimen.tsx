import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A named example of a component in one or several states. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Frame aria-label={name}>
      <h2>{name}</h2>
      <Row>{children}</Row>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  > h2 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: ${({ theme }) => theme.weight.medium};
    color: ${({ theme }) => theme.color.muted};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
`;
