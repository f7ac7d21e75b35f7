import type { QueryClient } from '@tanstack/react-query';
import { sessionGate } from '@/api/session-gate';
import { receivePoll } from '@/shared/background/shared-poll';
import { markReachable } from '@/shared/connection/ping';
import { journal } from '@/shared/drafts/journal';
import { tabChannel } from '@/shared/tabs/tab-channel';
import { rememberedUser } from './remembered-user';
import { sessionQueries, type CurrentUser } from './session-queries';
import { forgetSession } from './sign-in';

/**
 * One session in all tabs of a browser: signing out in one ends the others, signing in lets them go
 * on. Returns the end of it. Another user than the one a page shows is `rememberedUser.onOther`'s
 * business.
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
      case 'polled':
        if (news.username === rememberedUser.name()) receivePoll(queryClient, news.key, news.data);
    }
  });
}
