const LATEST = 3_000;

let passed = false;
const listeners = new Set<() => void>();

/** The first moment after the start in which the browser has nothing to do: time for what nobody waits for. */
export const quietMoment = {
  passed: () => passed,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Waits for it; called once at the start. */
  await(work: () => void): void {
    const arrive = () => {
      passed = true;
      work();
      for (const listener of [...listeners]) listener();
    };
    const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(arrive, { timeout: LATEST }) : setTimeout(arrive, LATEST));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  },
};
