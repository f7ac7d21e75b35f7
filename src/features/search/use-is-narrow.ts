import { useTheme } from 'styled-components';
import { useMedia } from '@/ui/media/use-media';

/** Whether the window is too narrow for the field list beside the results. */
export function useIsNarrow(): boolean {
  return useMedia(`(max-width: ${useTheme().breakpoint.narrow})`);
}
