import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { call } from '@/api/client';
import { sessionGate } from '@/api/session-gate';
import { checkSession } from '@/contract/sessions';
import { t } from '@/shared/texts/t';
import { Sheet } from '@/ui/sheet/Sheet';
import { useSession } from './session-context';
import { sessionQueries } from './session-queries';
import { useSignInAgain } from './sign-in';
import { SignInForm } from './SignInForm';

const CHECK_INTERVAL = 5_000;

/** Covers the page while its session has expired. `leave` restarts the console. */
export function SignInSheet({ leave }: { leave: () => void }) {
  const { username } = useSession().user;
  const signIn = useSignInAgain(username, leave);
  // Signing in in another tab sets the shared cookie, so this page continues, too.
  useQuery({
    queryKey: [...sessionQueries.all(), 'elsewhere'],
    queryFn: async () => {
      const check = await call(checkSession, undefined, { anonymous: true, background: true });
      if (check.is_valid && check.username === username) sessionGate.open();
      else if (check.is_valid) leave();
      return check.is_valid;
    },
    refetchInterval: CHECK_INTERVAL,
    retry: false,
    gcTime: 0,
  });

  return (
    <Sheet title={t('signIn.again')}>
      <Lead>{t('signIn.againLead')}</Lead>
      <SignInForm
        username={username}
        pending={signIn.isPending}
        error={signIn.error}
        onSubmit={signIn.mutate}
      />
      <Aside>{t('signIn.otherUser')}</Aside>
    </Sheet>
  );
}

const Lead = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.l};
`;

const Aside = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
