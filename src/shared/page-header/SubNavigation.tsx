import { Link } from 'react-router-dom';
import styled from 'styled-components';

type SubNavigationProps = {
  label: string;
  pages: readonly { to: string; label: string; current: boolean }[];
};

/** Links between the pages of one entity, below the page header. */
export function SubNavigation({ label, pages }: SubNavigationProps) {
  if (pages.length < 2) return null;
  return (
    <Nav aria-label={label}>
      {pages.map((page) => (
        <Link key={page.to} to={page.to} aria-current={page.current ? 'page' : undefined}>
          {page.label}
        </Link>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  width: 100%;
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-height: ${({ theme }) => theme.height.controlLarge};
    margin-bottom: -${({ theme }) => theme.line.hair};
    border-bottom: ${({ theme }) => theme.line.strong} solid transparent;
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.medium};
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: ${({ theme }) => theme.color.text};
  }
  a[aria-current] {
    border-bottom-color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    a {
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
`;
