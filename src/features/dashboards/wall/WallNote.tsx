import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';

/** What a screen says while it has nothing to show. */
export const WallNote = ({ title, children }: { title: string; children: ReactNode }) => (
  <Note>
    <PageTitle title={title} />
    <div>
      <h1>{title}</h1>
      {children}
    </div>
  </Note>
);

const Note = styled.div`
  display: grid;
  place-items: center;
  height: 100dvh;
  padding: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.muted};
  > div {
    max-width: ${({ theme }) => theme.width.sheet};
    text-wrap: pretty;
  }
  h1 {
    color: ${({ theme }) => theme.color.text};
  }
`;
