import { useEffect, useLayoutEffect } from 'react';
import type { Screen } from '@/domain/screens/screen';
import { readLocal, writeLocal } from '@/shared/local-choice/local-choice';
import { isThemeName, themeStore } from '@/shared/theme/theme-store';

/** Also read by public/boot.js before the first paint. */
const keyOf = (screenId: string) => `console.wall-theme.${screenId}`;

/** What the screen had when it was last read; before that, what the address of the wall says. */
function lastKnown(screenId: string): Screen['theme'] {
  const names = [
    readLocal(keyOf(screenId)),
    new URLSearchParams(window.location.search).get('theme'),
  ];
  return names.find(isThemeName) ?? themeStore.current();
}

/** Shows everything on a wall in the theme of its screen, also while the screen is not read yet. */
export function useLastKnownTheme(screenId: string): void {
  useLayoutEffect(() => themeStore.hold(lastKnown(screenId)), [screenId]);
}

/** Shows the theme of a screen, and keeps it on this device for the next start. */
export function useScreenTheme(screenId: string, theme: Screen['theme']): void {
  useEffect(() => {
    writeLocal(keyOf(screenId), theme);
    themeStore.show(theme);
  }, [screenId, theme]);
}
