import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { useSignIn } from '@/shared/session/sign-in';
import { SignInForm } from '@/shared/session/SignInForm';
import { t } from '@/shared/texts/t';
import { Brand } from './navigation/Brand';
import { PublicNotifications } from './public-notifications/PublicNotifications';

export function SignInPage() {
  const signIn = useSignIn();
  return (
    <Page>
      <PageTitle title={t('signIn.submit')} />
      <Announced>
        <PublicNotifications />
      </Announced>
      <Card>
        <Brand />
        <Welcome>
          <h1>{t('signIn.welcome')}</h1>
          <Lead>{t('signIn.lead')}</Lead>
        </Welcome>
        <SignInForm pending={signIn.isPending} error={signIn.error} onSubmit={signIn.mutate} />
      </Card>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-height: 100%;
  padding: ${({ theme }) => theme.space.l};
`;

/** Reserves the top row even if empty, so that the card stays centred in the rest. */
const Announced = styled.div`
  justify-self: stretch;
  align-self: start;
`;

const Card = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  width: min(${({ theme }) => theme.width.signIn}, 100%);
  margin-bottom: 8vh;
  padding: ${({ theme }) => theme.space.xxl};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
`;

const Welcome = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Lead = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
