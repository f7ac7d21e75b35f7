/**
 * Searches that begin within so many milliseconds are of one instant. As long as it may take until
 * the last of a hundred requests that came at once is read: shorter, five viewers of one wall had
 * nine instants, and everything was read nine times.
 */
const SAME_INSTANT = 1000;

/**
 * When a search takes place, in milliseconds since the epoch: now, or the instant of a search
 * shortly before where no message was stored since. So the same relative range is the same window
 * for all widgets of a wall and all who look at it, and is read once (see `sharedReads`).
 */
export function searchInstant(now: () => number, lastStored: () => number): () => number {
  let last: { at: number; stored: number } | undefined;
  return () => {
    const [at, stored] = [now(), lastStored()];
    const age = last ? at - last.at : Infinity;
    if (!last || last.stored !== stored || age < 0 || age >= SAME_INSTANT) last = { at, stored };
    return last.at;
  };
}
