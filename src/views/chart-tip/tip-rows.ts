/** A series at a point, with its value as a number to sort by. */
export type TipEntry = { key: string; name: string; colour: string; value: number | undefined };
export type TipRows<Entry extends TipEntry> = {
  rows: readonly Entry[];
  /** The number of entries with a value that are not in `rows`. */
  more: number;
};

/** More would not fit beside a chart. */
export const MOST_ROWS = 12;

/**
 * The entries with a value at a point, highest first. If there are too many, the highest and the one
 * that the pointer is nearest to.
 */
export function tipRows<Entry extends TipEntry>(
  entries: readonly Entry[],
  nearest: Entry | undefined,
  most = MOST_ROWS,
): TipRows<Entry> {
  const sorted = entries
    .filter(({ value }) => value !== undefined)
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  if (sorted.length <= most) return { rows: sorted, more: 0 };
  const highest = sorted.slice(0, most);
  const rows =
    nearest && nearest.value !== undefined && !highest.includes(nearest)
      ? [...highest.slice(0, -1), nearest]
      : highest;
  return { rows, more: sorted.length - rows.length };
}
