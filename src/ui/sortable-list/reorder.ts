/** The list with one item moved to another index. */
export function reordered<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/**
 * The index at which a dragged item would land: the number of others whose middle is before the
 * pointer.
 */
export function landingIndex(middles: readonly number[], from: number, pointer: number): number {
  return middles.filter((middle, index) => index !== from && middle < pointer).length;
}
