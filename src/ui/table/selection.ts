export type SelectionState = 'unchecked' | 'partial' | 'checked';

/** State of the checkbox in the head for the visible rows. */
export function selectionState(
  selected: ReadonlySet<string>,
  visible: readonly string[],
): SelectionState {
  const count = visible.filter((key) => selected.has(key)).length;
  if (count === 0) return 'unchecked';
  return count === visible.length ? 'checked' : 'partial';
}

/**
 * Selects all visible rows, or deselects them if all were selected; rows of other pages are
 * unaffected.
 */
export function toggledAll(selected: ReadonlySet<string>, visible: readonly string[]): Set<string> {
  if (selectionState(selected, visible) === 'checked')
    return new Set([...selected].filter((key) => !visible.includes(key)));
  return new Set([...selected, ...visible]);
}

/** Toggles one row; with `from`, the rows in between follow it. */
export function toggled(
  selected: ReadonlySet<string>,
  visible: readonly string[],
  key: string,
  from?: string,
): Set<string> {
  const on = !selected.has(key);
  const [here, there] = [visible.indexOf(key), from === undefined ? -1 : visible.indexOf(from)];
  const range = there < 0 ? [key] : visible.slice(Math.min(here, there), Math.max(here, there) + 1);
  const next = new Set(selected);
  for (const one of range) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}
