import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';

/** A message in place of a page: what happened, why, and the next step. */
export function MessagePage({
  title,
  words,
  more,
  children,
}: {
  title: string;
  words: readonly string[];
  more?: string;
  children: ReactNode;
}) {
  return (
    <Page role="alert">
      <PageTitle title={title} />
      <Title>{title}</Title>
      {words.map((text) => (
        <Words key={text}>{text}</Words>
      ))}
      {more !== undefined && <More>{more}</More>}
      <Next>{children}</Next>
    </Page>
  );
}

const Page = styled.div`
  width: min(${({ theme }) => theme.width.dialogLarge}, 100%);
  margin: 12vh auto 0;
  padding: 0 ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.xl};
`;

const Title = styled.h1`
  margin: 0 0 ${({ theme }) => theme.space.s};
`;

const Words = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.large};
  overflow-wrap: anywhere;
`;

const More = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const Next = styled.div`
  margin-top: ${({ theme }) => theme.space.l};
  > a,
  > div > a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.height.control};
  }
`;
