import { useState, type KeyboardEvent } from 'react';

type ChartKeysOptions = {
  /** The number of points. */
  count: number;
  active: number | undefined;
  onActive: (point: number | undefined) => void;
  /** Called with the first and last selected point; without it, points cannot be selected. */
  onSelect?: ((first: number, last: number) => void) | undefined;
  /** Enter without a selection. */
  onEnter?: ((point: number) => void) | undefined;
};

/**
 * Keys of a chart that is one tab stop: arrow keys move between points, with Shift they select a
 * range of them, Enter takes it. Escape gives up the selection, then the active point.
 */
export function useChartKeys({ count, active, onActive, onSelect, onEnter }: ChartKeysOptions) {
  const [anchor, setAnchor] = useState<number>();
  const isSelecting = onSelect !== undefined && anchor !== undefined && active !== undefined;
  const selected = isSelecting
    ? { first: Math.min(anchor, active), last: Math.max(anchor, active) }
    : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = count - 1;
    const to = {
      ArrowRight: Math.min(last, (active ?? -1) + 1),
      ArrowLeft: Math.max(0, (active ?? count) - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    if (to !== undefined) {
      setAnchor(event.shiftKey && onSelect ? (anchor ?? active ?? to) : undefined);
      onActive(to);
    } else if (event.key === 'Enter' && selected) {
      onSelect?.(selected.first, selected.last);
      setAnchor(undefined);
    } else if (event.key === 'Enter' && active !== undefined && onEnter) onEnter(active);
    else if (event.key === 'Escape' && selected) setAnchor(undefined);
    else if (event.key === 'Escape' && active !== undefined) onActive(undefined);
    else return;
    event.preventDefault();
  };
  return { onKeyDown, selected, onBlur: () => setAnchor(undefined) };
}
