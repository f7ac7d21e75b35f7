import { useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';

/** Whether the window is too narrow for the field list beside the results. */
export function useIsNarrow(): boolean {
  const { breakpoint } = useTheme();
  const query = `(max-width: ${breakpoint.narrow})`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
