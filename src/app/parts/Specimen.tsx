import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

type SpecimenProps = {
  name: string;
  /** As wide as a dialog, for parts that fill their container. */
  wide?: boolean;
  children: ReactNode;
};

/** A named example of a component in one or several states. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <Frame aria-label={name}>
      <h2>{name}</h2>
      <Row $wide={wide}>{children}</Row>
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

const Row = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  ${({ $wide, theme }) =>
    $wide &&
    css`
      max-width: ${theme.width.dialog};
      > * {
        flex: 1;
      }
    `}
`;
