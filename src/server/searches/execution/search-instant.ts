/**
 * Searches within this period in milliseconds share an instant. It covers a hundred concurrent
 * requests; with a shorter period, five viewers of one dashboard had nine different instants.
 */
const SAME_INSTANT = 1000;

/**
 * Returns the instant of a search in milliseconds since the epoch: now, or that of a recent search
 * if no message was stored since. Equal relative ranges of concurrent widgets are then equal
 * windows, which are read once (see `sharedReads`).
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
