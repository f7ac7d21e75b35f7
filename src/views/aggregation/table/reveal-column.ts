import type { TableLayout } from './model/table-layout';

/** Scrolls a column beside those that stay at the edges. */
export function revealColumn(
  frame: HTMLElement,
  { widths, starts, pins, ends }: TableLayout,
  column: number,
): void {
  if (pins[column] !== undefined || ends[column] !== undefined) return;
  const stuck = (offsets: TableLayout['pins']) =>
    offsets.reduce<number>((sum, one, at) => sum + (one === undefined ? 0 : (widths[at] ?? 0)), 0);
  const start = starts[column] ?? 0;
  const least = start + (widths[column] ?? 0) + stuck(ends) - frame.clientWidth;
  const most = start - stuck(pins);
  const left = Math.min(most, Math.max(least, frame.scrollLeft));
  if (left !== frame.scrollLeft) frame.scrollLeft = left;
}
