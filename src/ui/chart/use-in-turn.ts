import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is to be drawn, in order. */
const waiting = new Set<() => void>();
let isScheduled = false;

/**
 * What a chart draws: `first` until it is its turn. Charts that change together are drawn one per
 * frame, because each blocks the page for some milliseconds; in a hidden page they wait.
 */
export function useInTurn<Drawing>(drawing: Drawing, first: Drawing): Drawing {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    const draw = () => flushSync(() => setShown(() => drawing));
    waiting.add(draw);
    schedule();
    return () => void waiting.delete(draw);
  }, [drawing]);
  return shown;
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  requestAnimationFrame(drawNext);
}

function drawNext(): void {
  isScheduled = false;
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  try {
    next();
  } finally {
    schedule();
  }
}
