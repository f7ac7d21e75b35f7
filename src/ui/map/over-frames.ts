/** Milliseconds of each frame for all maps together; input and animation need the rest. */
const BUDGET = 8;

const running = new Set<Iterator<unknown>>();
let isScheduled = false;

/**
 * Works through `steps` for a few milliseconds per frame, after those that began before. Returns how
 * to stop it.
 */
export function overFrames(steps: Iterator<unknown>): () => void {
  running.add(steps);
  schedule();
  return () => void running.delete(steps);
}

function schedule(): void {
  if (isScheduled || running.size === 0) return;
  isScheduled = true;
  requestAnimationFrame(work);
}

function work(): void {
  isScheduled = false;
  const end = performance.now() + BUDGET;
  try {
    for (const steps of running) {
      while (running.has(steps) && performance.now() < end)
        if (steps.next().done) running.delete(steps);
      if (performance.now() >= end) break;
    }
  } finally {
    schedule();
  }
}
