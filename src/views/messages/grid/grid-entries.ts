/**
 * What stands below each other in the table: rows, the details of opened ones, and the line at the
 * end.
 */
export type Entry = { kind: 'row' | 'details'; row: number } | { kind: 'tail' };

export type Entries = {
  count: number;
  at: (entry: number) => Entry;
  /** The entry of a row. */
  entryOf: (row: number) => number;
};

/** `opened` are the rows whose details are open. Nothing here grows with the number of rows. */
export function gridEntries(rows: number, opened: readonly number[]): Entries {
  const open = [...opened].sort((a, b) => a - b);
  const tail = rows + open.length;
  return {
    count: tail + 1,
    at: (entry) => {
      if (entry >= tail) return { kind: 'tail' };
      // The details of the k-th opened row stand k entries further down than in a table with
      // nothing open.
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
 * Where a key of the keyboard takes the reader; undefined for keys that move nothing. `from` is -1
 * before the first move, `page` tells how many rows are in sight.
 */
export function movedRow(
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
