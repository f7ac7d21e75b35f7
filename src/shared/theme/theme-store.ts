import { useSyncExternalStore } from 'react';
import type { ThemeName } from '@/theme/theme';
import { keepLocal } from '@/shared/local-choice/local-choice';
import { createListeners } from '@/ui/store/store';

/** Read by public/boot.js too, before the first paint. */
const KEY = 'console.theme';
const { subscribe, tell } = createListeners(() => {
  addEventListener('storage', hearOtherTab);
  return () => removeEventListener('storage', hearOtherTab);
});

export const isThemeName = (value: unknown): value is ThemeName =>
  value === 'teint' || value === 'noir';

/**
 * The theme of this browser: chosen here, else what the system prefers. The page's root
 * element says which.
 */
export const themeStore = {
  current: (): ThemeName =>
    document.documentElement.dataset['theme'] === 'noir' ? 'noir' : 'teint',
  choose(name: ThemeName): void {
    keepLocal(KEY, name);
    show(name);
  },
  subscribe,
};

function show(name: ThemeName): void {
  document.documentElement.dataset['theme'] = name;
  tell();
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY && isThemeName(newValue)) show(newValue);
}

export const useThemeName = (): ThemeName =>
  useSyncExternalStore(themeStore.subscribe, themeStore.current);
