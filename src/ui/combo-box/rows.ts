import type { ComboItem } from './option';

export type Row<Value extends string> =
  | { kind: 'group'; label: string }
  | { kind: 'item'; item: ComboItem<Value>; index: number; group: string | undefined };

/** Brings the option at an index into sight. */
export type VirtualHandle = { show: (index: number) => void };

/** Items with the name of each group above its first; `index` counts items only. */
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
