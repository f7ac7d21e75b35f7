import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type EntityListItemProps = {
  title: string;
  to?: string | undefined;
  description?: string | null | undefined;
  /** Beside the title. */
  badges?: ReactNode;
};

/** An entity's linked title, with its description. */
export function EntityListItem({ title, to, description, badges }: EntityListItemProps) {
  return (
    <Item>
      <Head>
        {to === undefined ? <strong>{title}</strong> : <Title to={to}>{title}</Title>}
        {badges}
      </Head>
      {description && <Description>{description}</Description>}
    </Item>
  );
}

const Item = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  strong {
    font-weight: ${({ theme }) => theme.weight.bold};
  }
`;

const Title = styled(Link)`
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.weight.bold};
  text-decoration: none;
  &:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    padding-block: ${({ theme }) => theme.space.s};
  }
`;

const Description = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
