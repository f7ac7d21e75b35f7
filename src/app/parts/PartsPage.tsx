import { lazy, Suspense, type ReactNode } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { NotFoundPage } from '@/shared/failure/FailurePage';
import { paths } from '@/shared/paths';
import { sections } from './sections';

const AREAS = ['controls', 'forms', 'lists', 'publicNotifications', 'sharing', 'failures'];

const contents: ReadonlyMap<string, ReactNode> = new Map(
  sections.map(({ id, load }) => {
    const Section = lazy(withTexts(AREAS, async () => ({ default: await load() })));
    return [id, <Section key={id} />];
  }),
);

/** `/dev/parts`: a gallery of all shared components in all states, for developers. */
export function PartsPage() {
  const { section = '' } = useParams();
  const content = contents.get(section);
  if (content === undefined) return <NotFoundPage path={paths.parts(section)} />;
  return (
    <Page>
      <Sections aria-label="Parts">
        {sections.map(({ id }) => (
          <NavLink key={id} to={paths.parts(id)}>
            {id}
          </NavLink>
        ))}
      </Sections>
      <Suspense>{content}</Suspense>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  max-width: ${({ theme }) => theme.width.page};
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.l};
`;

const Sections = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  a[aria-current] {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
