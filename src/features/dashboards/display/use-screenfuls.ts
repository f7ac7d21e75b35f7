import { useCallback } from 'react';

/** So that what is shown can be read. */
const LEAST_MS = 5_000;
/** Longer timers of browsers end at once. */
const MOST_MS = 2_147_483_647;

/**
 * Shows a page that is taller than the screen one screenful after the other, each for its share of
 * `seconds`, where nobody scrolls. Returns a ref for the element that scrolls; without seconds it
 * does nothing.
 */
export function useScreenfuls(seconds: number | undefined) {
  return useCallback(
    (frame: HTMLElement | null) =>
      frame && seconds !== undefined ? turnScreenfuls(frame, seconds) : undefined,
    [seconds],
  );
}

/** The returned function ends it. */
function turnScreenfuls(frame: HTMLElement, seconds: number): () => void {
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const share = (1_000 * seconds) / screenfulsOf(frame);
    timer = setTimeout(turn, Math.min(MOST_MS, Math.max(LEAST_MS, share)));
  };
  const turn = () => {
    const count = screenfulsOf(frame);
    at = (at + 1) % count;
    const last = frame.scrollHeight - frame.clientHeight;
    // The last one ends with the page, and may begin within the one before.
    frame.scrollTop = count === 1 ? 0 : Math.round((last * at) / (count - 1));
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

const screenfulsOf = ({ scrollHeight, clientHeight }: HTMLElement) =>
  clientHeight > 0 && scrollHeight - clientHeight > 1 ? Math.ceil(scrollHeight / clientHeight) : 1;
