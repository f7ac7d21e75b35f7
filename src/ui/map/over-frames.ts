/** Milliseconds of each frame; input and animation need the rest. */
const BUDGET = 8;

/** Works through `steps` for a few milliseconds per frame. Returns how to stop it. */
export function overFrames(steps: Iterator<unknown>): () => void {
  let frame = requestAnimationFrame(work);
  function work() {
    const end = performance.now() + BUDGET;
    do if (steps.next().done) return;
    while (performance.now() < end);
    frame = requestAnimationFrame(work);
  }
  return () => cancelAnimationFrame(frame);
}
