const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Does `work` once, with the first sign of a person: a page on a wall or in the background needs
 * nothing for hands.
 */
export function whenSomeoneActs(work: () => void): void {
  const done = new AbortController();
  const act = () => {
    done.abort();
    work();
  };
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true, signal: done.signal });
}
