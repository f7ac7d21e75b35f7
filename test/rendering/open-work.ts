const sources = new Set<() => string[]>();
let begun = 0;

/**
 * Makes `settled()` wait while `open` returns names of work that is not done. Returns a function
 * that ends this.
 */
export function watchWork(open: () => string[]): () => void {
  sources.add(open);
  return () => void sources.delete(open);
}

/** Tells `settled()` of work that may be done before it looks again. */
export const noteWork = () => void (begun += 1);

/** The names of all work that is not done, and how many pieces of work have begun so far. */
export const workSoFar = () => ({ open: [...sources].flatMap((open) => open()), begun });
