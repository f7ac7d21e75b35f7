import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { setPreferences } from '@/contract/users';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import type { ThemeName } from '@/theme/theme';
import { themeStore } from './theme-store';

/** The root user of a real server has preferences that cannot be written (graylog-api.md §6): his stay in the browser. */
export function useThemeChoice() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (themeMode: ThemeName) => {
      themeStore.choose(themeMode);
      if (user.read_only) return;
      const preferences = { ...user.preferences, themeMode };
      await call(setPreferences, { username: user.username, preferences });
      queryClient.setQueryData(sessionQueries.current().queryKey, { user: { ...user, preferences } });
    },
  });
}
