import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

/** The path to the current page: `crumbs` are links, followed by the page's own name. */
export function Breadcrumbs({
  label,
  crumbs,
  here,
}: {
  label: string;
  crumbs: readonly { id: string; link: ReactNode }[];
  here: string;
}) {
  return (
    <Way aria-label={label}>
      <ol>
        {crumbs.map(({ id, link }) => (
          <Fragment key={id}>
            <li>{link}</li>
            <li aria-hidden>
              <ChevronRight size="1em" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </Way>
  );
}

const Way = styled.nav`
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.muted};
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: inline-flex;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
  [aria-current] {
    color: ${({ theme }) => theme.color.text};
  }
  /* The heading below says the same. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    [aria-hidden]:has(+ [aria-current]) {
      display: none;
    }
    [aria-current] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* As much to hit as a finger needs, and no more room than words take. */
  @media (pointer: coarse) {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${({ theme }) => theme.height.touch};
      margin-block: calc((1.45em - ${({ theme }) => theme.height.touch}) / 2);
    }
  }
`;
