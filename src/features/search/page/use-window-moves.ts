import { shiftRange, widenRange, type MoveRange } from '@/shared/time-range-picker/move-range';
import type { Execution } from '@/views/execution/search-request';
import type { SearchPageState } from '@/views/view-state/view-state-context';
import { movableWindow, movedWindow } from '../search-bar/moved-window';

/**
 * The time range of the page and the ways to move it. An absolute range is known before the
 * response, so shortcuts can move it faster than the server responds.
 */
export function useWindowMoves(
  { state: { range }, execute }: Pick<SearchPageState, 'state' | 'execute'>,
  execution: Execution | undefined,
) {
  const window = range.type === 'absolute' ? range : execution?.effectiveRange;
  const isMovable = movableWindow(window) !== undefined;
  const move = (next: MoveRange) => execute(movedWindow(next, window));
  return {
    window,
    shift: (direction: 'earlier' | 'later') => {
      if (isMovable) move((now) => shiftRange(now, direction));
    },
    /** Undefined at the widest. */
    widen: isMovable ? () => move((now) => widenRange(now, Date.now())) : undefined,
  };
}
