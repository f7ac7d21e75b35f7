import type { ComboItem } from './option';

export type Row<Value extends string> =
  | { kind: 'group'; label: string }
  | { kind: 'item'; item: ComboItem<Value>; index: number; group: string | undefined };

/** Scrolls the option at an index into view. */
export type VirtualHandle = { show: (index: number) => void };

/** Items with a row for the name of each group above its first item; `index` counts items only. */
export function rowsOf<Value extends string>(items: readonly ComboItem<Value>[]): Row<Value>[] {
  const rows: Row<Value>[] = [];
  let last: string | undefined;
  items.forEach((item, index) => {
    const group = item.kind === 'option' ? item.option.group : undefined;
    if (group !== undefined && group !== last) rows.push({ kind: 'group', label: group });
    last = group;
    rows.push({ kind: 'item', item, index, group });
  });
  return rows;
}
