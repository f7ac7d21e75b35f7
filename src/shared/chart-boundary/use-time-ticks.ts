import { useCallback } from 'react';
import { useTheme } from 'styled-components';
import { timeTicks } from '@/domain/format/instants/time-ticks';

/** Width of a tick with its label, in characters. */
const TICK_ROOM = 9;

/** As many ticks between two instants as fit the width of a chart; the function is memoized. */
export function useTimeTicks(from: number, to: number, zone: string) {
  const theme = useTheme();
  const tickWidth = Number.parseFloat(theme.size.micro) * TICK_ROOM;
  return useCallback(
    (width: number) => timeTicks(from, to, zone, Math.max(2, Math.floor(width / tickWidth))),
    [from, to, zone, tickWidth],
  );
}
