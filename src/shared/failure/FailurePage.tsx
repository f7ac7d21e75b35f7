import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { kindOf } from './describe-failure';
import { FailureDetails } from './FailureDetails';
import { failureTexts } from './failure-texts';

/** An error that takes the place of a page: what happened, why, and the one thing to do next. */
export function FailurePage({ error, retry }: { error: unknown; retry?: () => void }) {
  const { kind } = kindOf(error);
  switch (kind) {
    case 'missingPermission':
    case 'missingStreams':
      return <MessagePage {...failureTexts(error)} more={t('failure.missingHelp')}><FailureDetails error={error} actions={<ToSearch />} /></MessagePage>;
    case 'notFound':
      return <MessagePage {...failureTexts(error)}><FailureDetails error={error} actions={<ToSearch />} /></MessagePage>;
    case 'lostChunk':
      return <MessagePage {...failureTexts(error)}><FailureDetails error={error} actions={retry && <Button variant="primary" onClick={retry}>{t('failure.retry')}</Button>} /></MessagePage>;
    default:
      return (
        <MessagePage title={t('failure.wrongTitle')} words={[t('failure.wrong')]} more={t('failure.wrongHelp')}>
          <FailureDetails error={error} actions={retry && <Button variant="primary" onClick={retry}>{t('failure.reload')}</Button>} />
        </MessagePage>
      );
  }
}

/** The address itself leads nowhere. */
export function NotFoundPage({ path }: { path: string }) {
  return <MessagePage title={t('failure.notFoundTitle')} words={[t('failure.notFound', { path })]}><ToSearch /></MessagePage>;
}

const ToSearch = () => <Link to={paths.search()}>{t('failure.toSearch')}</Link>;

function MessagePage({ title, words, more, children }: { title: string; words: readonly string[]; more?: string; children: ReactNode }) {
  return (
    <Page role="alert">
      <PageTitle title={title} />
      <Title>{title}</Title>
      {words.map((text) => <Words key={text}>{text}</Words>)}
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
  > a, > div > a { display: inline-flex; align-items: center; min-height: ${({ theme }) => theme.height.control}; }
`;
