import type { KeyboardEvent } from 'react';

/** Number of rows that Page Up and Page Down move. */
const PAGE = 8;

type Marked = {
  at: number;
  count: number;
  move: (to: number) => void;
  choose: (at: number) => void;
};

/**
 * `onKeyDown` of an input with a list below it: arrow keys wrap around, Page Up and Page Down stop
 * at the ends, Enter chooses the active row. Keys of an input method composition are ignored.
 */
export const listKeys =
  ({ at, count, move, choose }: Marked) =>
  (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const to = stepTo(event.key, at, count);
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === undefined) choose(at);
    else if (count > 0) move(to);
  };

function stepTo(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1 >= count ? 0 : at + 1;
    case 'ArrowUp':
      return at === 0 ? count - 1 : at - 1;
    case 'PageDown':
      return Math.min(count - 1, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    default:
      return undefined;
  }
}
