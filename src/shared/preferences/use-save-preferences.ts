import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getUser, setPreferences } from '@/contract/users';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';

/**
 * Merges changes into the user's preferences, which the server stores as a whole. It rejects those
 * of read-only users such as Graylog's root user, so callers also keep them in the browser.
 */
export function useSavePreferences() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    // One request at a time: each sends all preferences, with the changes of those before.
    scope: { id: 'user-preferences' },
    mutationFn: async (changes: Record<string, unknown>) => {
      if (user.read_only) return;
      // Another browser of the user may have changed others in the meantime.
      const latest = await call(getUser, { username: user.username });
      const preferences = { ...latest.preferences, ...changes };
      await call(setPreferences, { username: user.username, preferences });
      queryClient.setQueryData(sessionQueries.current().queryKey, {
        user: { ...latest, preferences },
      });
    },
  });
}
