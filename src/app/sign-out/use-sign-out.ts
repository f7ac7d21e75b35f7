import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { endSession } from '@/contract/sessions';
import { journal } from '@/shared/drafts/journal';
import { rememberedUser } from '@/shared/session/remembered-user';
import { forgetSession } from '@/shared/session/sign-in';
import { tabChannel } from '@/shared/tabs/tab-channel';
import { keptVersions } from '@/shared/view-versions/kept-versions';

/**
 * Ends the session and deletes the drafts, in all tabs, and the versions of views that this browser
 * kept: whoever signs out of a shared browser leaves nothing that others could read.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await call(endSession, undefined, { anonymous: true }).catch((error: unknown) => {
        // A session that has already expired is fine.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      });
      // Done first, or background calls would get a 401 and open the sign-in sheet.
      forgetSession(queryClient);
      tabChannel.post({ topic: 'signedOut' });
      rememberedUser.forget();
      await Promise.all([journal.clear(), keptVersions.clear()]);
    },
  });
}
