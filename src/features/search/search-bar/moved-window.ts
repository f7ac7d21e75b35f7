import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { MoveRange } from '@/shared/time-range-picker/move-range';
import type { SearchState } from '@/views/view-state/view-state-context';

/** The window if it can be moved; all time cannot, and it cannot get wider either. */
export const movableWindow = (window: AbsoluteRange | undefined): AbsoluteRange | undefined =>
  window && Date.parse(window.from) > 0 ? window : undefined;

/**
 * Moves the latest requested window, so that two presses move it twice. A relative range is moved
 * from its effective window.
 */
export const movedWindow =
  (move: MoveRange, searched: AbsoluteRange | undefined) =>
  ({ range }: SearchState): Partial<SearchState> => {
    const from = range.type === 'absolute' ? range : searched;
    return from ? { range: move(from) } : {};
  };
