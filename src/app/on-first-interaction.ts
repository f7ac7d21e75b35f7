const EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs `work` once, on the first user input: a page on a wall display or in a background tab does
 * not need what only interaction needs.
 */
export function onFirstInteraction(work: () => void): void {
  const done = new AbortController();
  const run = () => {
    done.abort();
    work();
  };
  for (const event of EVENTS) addEventListener(event, run, { passive: true, signal: done.signal });
}
