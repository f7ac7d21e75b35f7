import { startTransition, useEffect, useState } from 'react';

let wasRendered = false;

/**
 * Whether the results are rendered. The first render after loading the console is slow, because
 * nothing is compiled or styled yet, so it runs as a transition that key presses can interrupt.
 * Later renders are immediate.
 */
export function useFirstRender(due: boolean): boolean {
  const [isRendered, setRendered] = useState(wasRendered);
  useEffect(() => {
    if (!due) return;
    wasRendered = true;
    startTransition(() => setRendered(true));
  }, [due]);
  return isRendered && due;
}
