/** An entry of the virtual list: a row, the details of an open row, or the tail. */
export type Entry = { kind: 'row' | 'details'; row: number } | { kind: 'tail' };

export type Entries = {
  count: number;
  at: (entry: number) => Entry;
  /** The index of a row's entry. */
  entryOf: (row: number) => number;
};

/**
 * `opened` are the indices of open rows, sorted. Cost depends on the open rows only, not on all
 * rows.
 */
export function gridEntries(rows: number, opened: readonly number[]): Entries {
  const open = [...opened].sort((a, b) => a - b);
  const tail = rows + open.length;
  return {
    count: tail + 1,
    at: (entry) => {
      if (entry >= tail) return { kind: 'tail' };
      // The details of the k-th open row are shifted by the k details above them.
      let before = 0;
      while (before < open.length && (open[before] ?? 0) + before < entry) before += 1;
      const last = open[before - 1];
      return last !== undefined && last + before === entry
        ? { kind: 'details', row: last }
        : { kind: 'row', row: entry - before };
    },
    entryOf: (row) => row + open.filter((one) => one < row).length,
  };
}

/**
 * The row that a key moves to; undefined for other keys. `from` is -1 before the first move, `page`
 * is the number of visible rows.
 */
export function targetRow(
  key: string,
  from: number,
  rows: number,
  page: () => number,
): number | undefined {
  const last = rows - 1;
  const to =
    key === 'PageDown' || key === 'PageUp'
      ? from + (key === 'PageDown' ? page() : -page())
      : { ArrowDown: from + 1, j: from + 1, ArrowUp: from - 1, k: from - 1, Home: 0, End: last }[
          key
        ];
  return to === undefined || rows === 0 ? undefined : Math.max(0, Math.min(last, to));
}
