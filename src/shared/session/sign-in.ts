import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { sessionGate } from '@/api/session-gate';
import { createSession, type NewSession } from '@/contract/sessions';
import { getUser } from '@/contract/users';
import { tabChannel } from '@/shared/tabs/tab-channel';
import { rememberedUser } from './remembered-user';
import { enter, sessionQueries, type CurrentUser } from './session-queries';

export type Credentials = { username: string; password: string };

const openSession = (credentials: Credentials): Promise<NewSession> =>
  call(createSession, { ...credentials, host: globalThis.location.host }, { anonymous: true });

/** Signs in from the sign-in page; pages render once the profile is loaded. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<CurrentUser> => {
      const { username } = await openSession(credentials);
      return { user: await enter(await call(getUser, { username }, { anonymous: true })) };
    },
    onSuccess: (current) => {
      queryClient.setQueryData(sessionQueries.current().queryKey, current);
      if (current.user) tabChannel.post({ topic: 'signedIn', username: current.user.username });
    },
  });
}

/**
 * Signs in again over a page. A different user restarts the console with `leave`, so that no data
 * of the first user stays visible.
 */
export function useSignInAgain(username: string, leave: () => void) {
  return useMutation({
    mutationFn: openSession,
    onSuccess: (session) => {
      tabChannel.post({ topic: 'signedIn', username: session.username });
      if (session.username === username) {
        sessionGate.open();
        return;
      }
      rememberedUser.remember(session.username);
      leave();
    },
  });
}

/** Shows the sign-in page and clears all cached data of the user. */
export function forgetSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQueries.current().queryKey, { user: null });
  queryClient.removeQueries({
    predicate: ({ queryKey: [area] }) => area !== 'session' && area !== 'ping',
  });
  sessionGate.open();
}
