import { startTransition, useEffect, useState } from 'react';

let wasDrawn = false;

/**
 * Whether results are drawn. Their first drawing since the console was loaded is a long one, as
 * nothing of it was compiled or styled before: it is done in pieces, with keys answered between
 * them, and waits no longer than React lets a transition wait. All that follow come at once.
 */
export function useFirstDrawing(due: boolean): boolean {
  const [isDrawn, setDrawn] = useState(wasDrawn);
  useEffect(() => {
    if (!due) return;
    wasDrawn = true;
    startTransition(() => setDrawn(true));
  }, [due]);
  return isDrawn && due;
}
