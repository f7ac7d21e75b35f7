import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { MoveRange } from '@/shared/time-range-picker/move-range';
import type { SearchState } from '@/views/session/session-context';

/**
 * The window that can be moved: before and after all time there is nothing, and it is as wide as it
 * gets.
 */
export const movableWindow = (window: AbsoluteRange | undefined): AbsoluteRange | undefined =>
  window && Date.parse(window.from) > 0 ? window : undefined;

/**
 * Moves the window that is asked for by then: pressed twice it moves twice. A range that is none
 * yet is moved from the window it became.
 */
export const movedWindow =
  (move: MoveRange, searched: AbsoluteRange | undefined) =>
  ({ range }: SearchState): Partial<SearchState> => {
    const from = range.type === 'absolute' ? range : searched;
    return from ? { range: move(from) } : {};
  };
