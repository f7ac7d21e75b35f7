/** Tells each row of those that exist which element it has. */
export type RowSlots = (rows: readonly number[]) => ReadonlyMap<number, number>;

/** After so many rows an element is left: layout was seen to slow down while elements were taken over for seconds. That this is why is not proved. */
const MOST_ROWS = 24;

/**
 * Rows that come into sight take over the elements of those that went, which costs a browser a third of new ones. A row
 * keeps its element as long as it exists; taken over they are in order, so that none has to be moved where all are others.
 */
export function rowSlots(): RowSlots {
  let taken: ReadonlyMap<number, number> = new Map();
  let made = 0;
  const left = new Map<number, number>();
  const make = () => {
    const slot = made++;
    // Not all at a time.
    left.set(slot, MOST_ROWS - (slot % (MOST_ROWS / 2)));
    return slot;
  };
  const takeOver = (slot: number) => {
    const rest = (left.get(slot) ?? 0) - 1;
    left.delete(slot);
    if (rest <= 0) return make();
    left.set(slot, rest);
    return slot;
  };
  return (rows) => {
    const wanted = new Set(rows);
    const free = [...taken].flatMap(([row, slot]) => (wanted.has(row) ? [] : [slot]));
    taken = new Map(rows.map((row) => {
      const slot = taken.get(row) ?? free.shift();
      return [row, slot === undefined ? make() : taken.has(row) ? slot : takeOver(slot)];
    }));
    for (const slot of free) left.delete(slot);
    return taken;
  };
}
