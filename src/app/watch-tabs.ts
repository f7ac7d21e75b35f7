import type { QueryClient } from '@tanstack/react-query';
import { sessionGate } from '@/api/session-gate';
import { receivePoll } from '@/shared/background/shared-poll';
import { markReachable, markUnreachable } from '@/shared/connection/ping';
import { journal } from '@/shared/drafts/journal';
import { tabChannel } from '@/shared/tabs/tab-channel';
import { rememberedUser } from '@/shared/session/remembered-user';
import { sessionQueries, type CurrentUser } from '@/shared/session/session-queries';
import { forgetSession } from '@/shared/session/sign-in';

/**
 * Keeps the session in sync between tabs: signing out in one signs out all, signing in resumes
 * them. Returns a function that stops it. A switch to a different user is handled by
 * `rememberedUser.onOther`.
 */
export function watchTabs(queryClient: QueryClient): () => void {
  const shown = () =>
    queryClient.getQueryData<CurrentUser>(sessionQueries.current().queryKey)?.user?.username;
  return tabChannel.subscribe((news) => {
    switch (news.topic) {
      case 'signedOut':
        void journal.clear();
        forgetSession(queryClient);
        return;
      case 'signedIn':
        if (shown() === undefined)
          void queryClient.refetchQueries({ queryKey: sessionQueries.current().queryKey });
        else if (shown() === news.username) sessionGate.open();
        return;
      case 'answered':
        markReachable(queryClient);
        return;
      case 'unanswered':
        markUnreachable(queryClient, news);
        return;
      case 'polled':
        if (news.username === rememberedUser.name()) receivePoll(queryClient, news.key, news.data);
    }
  });
}
