const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Runs a drawing in a task of its own, so that charts that get data at the same time do not block
 * the page together. Returns a function that cancels it.
 */
export function enqueueDrawing(draw: () => void): () => void {
  waiting.push(draw);
  schedule();
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    const draw = waiting.shift();
    // Also after a failure the others are drawn.
    schedule();
    draw?.();
  });
}
