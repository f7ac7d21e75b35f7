import { useSavePreferences } from '@/shared/preferences/use-save-preferences';
import type { ThemeName } from '@/theme/theme';
import { themeStore } from '@/shared/theme/theme-store';

/** Applies a theme immediately and saves it for the user. */
export function useThemeChoice() {
  const save = useSavePreferences();
  return {
    choose: (themeMode: ThemeName) => {
      themeStore.choose(themeMode);
      save.mutate({ themeMode });
    },
    isPending: save.isPending,
    error: save.error,
  };
}
