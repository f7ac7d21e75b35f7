import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { sessionGate } from '@/api/session-gate';
import { createSession, endSession, type NewSession } from '@/contract/sessions';
import { getUser } from '@/contract/users';
import { ApiError } from '@/api/errors';
import { journal } from '@/shared/drafts/journal';
import { tabChannel } from '@/shared/tabs/tab-channel';
import { rememberedUser } from './remembered-user';
import { enter, sessionQueries, type CurrentUser } from './session-queries';

export type Credentials = { username: string; password: string };

const openSession = (credentials: Credentials): Promise<NewSession> =>
  call(createSession, { ...credentials, host: globalThis.location.host }, { anonymous: true });

/** Signs in where nobody was; the pages show when the profile is there. */
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
 * Signs in again over a page. Someone else starts afresh with `leave`, for nothing of the first
 * user may stay on screen.
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

/** Ends the session and forgets the drafts, in every tab. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(endSession, undefined, { anonymous: true }).catch((error: unknown) => {
        // The session had ended already: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      });
      // First of all, or what runs in the background finds the session ended and asks to sign in
      // again.
      forgetSession(queryClient);
      tabChannel.post({ topic: 'signedOut' });
      rememberedUser.forget();
      await journal.clear();
    },
  });
}

/** Shows the sign-in page; nothing of this user waits for the next one. */
export function forgetSession(queryClient: QueryClient): void {
  queryClient.setQueryData(sessionQueries.current().queryKey, { user: null });
  queryClient.removeQueries({
    predicate: ({ queryKey: [area] }) => area !== 'session' && area !== 'ping',
  });
  sessionGate.open();
}
