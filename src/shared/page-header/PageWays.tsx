import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Way = { to: string; label: string };
type PageWaysProps = { label: string; /** The list the thing is in, for who may see it. */ back?: Way | undefined; pages: readonly (Way & { current: boolean })[] };

/** Above the head of a page about one thing: the way to its list, and between the pages about it. */
export function PageWays({ label, back, pages }: PageWaysProps) {
  return (
    <Ways aria-label={label}>
      {back && <Link to={back.to}><ArrowLeft aria-hidden size="1.1em" /> {back.label}</Link>}
      {pages.map((page) => <Link key={page.to} to={page.to} aria-current={page.current ? 'page' : undefined}>{page.label}</Link>)}
    </Ways>
  );
}

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  a { display: inline-flex; align-items: center; gap: ${({ theme }) => theme.space.xs}; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a[aria-current] { color: ${({ theme }) => theme.color.text}; font-weight: ${({ theme }) => theme.weight.semibold}; }
  @media (pointer: coarse) { a { min-height: ${({ theme }) => theme.height.touch}; } }
`;
