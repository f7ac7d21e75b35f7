/** Tells each row of those that exist which element it has. */
export type RowSlots = (rows: readonly number[]) => ReadonlyMap<number, number>;

/**
 * Rows that come into sight take over the elements of those that went, which costs a browser a third of new ones. A row
 * keeps its element as long as it exists; taken over they are in order, so that none has to be moved where all are others.
 */
export function rowSlots(): RowSlots {
  let taken: ReadonlyMap<number, number> = new Map();
  let made = 0;
  return (rows) => {
    const wanted = new Set(rows);
    const free = [...taken].flatMap(([row, slot]) => (wanted.has(row) ? [] : [slot]));
    taken = new Map(rows.map((row) => [row, taken.get(row) ?? free.shift() ?? made++]));
    return taken;
  };
}
