import { useSyncExternalStore } from 'react';
import type { ThemeName } from '@/theme/theme';
import { writeLocal } from '@/shared/local-choice/local-choice';
import { createListeners } from '@/ui/store/store';

/** Also read by public/boot.js before the first paint. */
const KEY = 'console.theme';
const { subscribe, notify } = createListeners(() => {
  addEventListener('storage', hearOtherTab);
  return () => removeEventListener('storage', hearOtherTab);
});

export const isThemeName = (value: unknown): value is ThemeName =>
  value === 'teint' || value === 'noir';

/**
 * The theme of this browser: the user's choice, else the system preference. Also set on the root
 * element.
 */
export const themeStore = {
  current: (): ThemeName =>
    document.documentElement.dataset['theme'] === 'noir' ? 'noir' : 'teint',
  choose(name: ThemeName): void {
    writeLocal(KEY, name);
    show(name);
  },
  /** Shows a theme on this page only, until its end is called; what other tabs choose waits. */
  hold(name: ThemeName): () => void {
    const { dataset } = document.documentElement;
    const before = themeStore.current();
    dataset['themeHeld'] = '';
    show(name);
    return () => {
      delete dataset['themeHeld'];
      show(before);
    };
  },
  /** Shows a theme on this page only. */
  show,
  subscribe,
};

function show(name: ThemeName): void {
  document.documentElement.dataset['theme'] = name;
  notify();
}

function hearOtherTab({ key, newValue }: StorageEvent): void {
  const isHeld = 'themeHeld' in document.documentElement.dataset;
  if (key === KEY && !isHeld && isThemeName(newValue)) show(newValue);
}

export const useThemeName = (): ThemeName =>
  useSyncExternalStore(themeStore.subscribe, themeStore.current);
