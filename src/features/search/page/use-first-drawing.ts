import { startTransition, useEffect, useState } from 'react';

let wasDrawn = false;

/**
 * Whether the results are rendered. The first render after loading the console is slow, because
 * nothing is compiled or styled yet, so it runs as a transition that key presses can interrupt.
 * Later renders are immediate.
 */
export function useFirstRender(due: boolean): boolean {
  const [isDrawn, setDrawn] = useState(wasDrawn);
  useEffect(() => {
    if (!due) return;
    wasDrawn = true;
    startTransition(() => setDrawn(true));
  }, [due]);
  return isDrawn && due;
}
