import { shiftRange, widenRange, type MoveRange } from '@/shared/time-range-picker/move-range';
import type { Execution } from '@/views/execution/search-request';
import type { SearchPageState } from '@/views/session/session-context';
import { movableWindow, movedWindow } from '../search-bar/moved-window';

/**
 * The window of the page and the moves from it. An absolute range is known before its answer, so
 * that keys can move it faster than the server answers.
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
    /** Undefined if the window cannot get any wider. */
    widen: isMovable ? () => move((now) => widenRange(now, Date.now())) : undefined,
  };
}
