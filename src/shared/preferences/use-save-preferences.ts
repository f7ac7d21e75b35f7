import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { setPreferences } from '@/contract/users';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries, type CurrentUser } from '@/shared/session/session-queries';

/**
 * Changes some of the user's preferences on the server, which takes all or none. Those of a
 * read-only user, as the root user of a real server is, cannot be written: whoever calls keeps them
 * in this browser too.
 */
export function useSavePreferences() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = sessionQueries.current();
  return useMutation({
    mutationFn: async (changes: Record<string, unknown>) => {
      if (user.read_only) return;
      const latest = queryClient.getQueryData<CurrentUser>(queryKey)?.user ?? user;
      const preferences = { ...latest.preferences, ...changes };
      await call(setPreferences, { username: user.username, preferences });
      queryClient.setQueryData(queryKey, { user: { ...latest, preferences } });
    },
  });
}
