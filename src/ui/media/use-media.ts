import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';

/** Whether a media query matches; updates when that changes. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Whether the window is too narrow for two columns, such as a list beside its details. */
export function useIsNarrow(): boolean {
  return useMedia(`(max-width: ${useTheme().breakpoint.narrow})`);
}
